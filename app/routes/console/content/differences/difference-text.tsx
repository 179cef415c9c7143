import type { Part } from "#worker/domain/studio/form/differences.server.ts";

const NAMES = { same: "", removed: "removed", added: "added" };

export function DifferenceText({ parts }: { parts: readonly Part[] }) {
  if (parts.every(({ text }) => text === "")) return <p className="field-help">Nothing</p>;
  return (
    <p className="console-text studio-difference">
      {parts.map(({ kind, text }, i) => {
        const key = `${i}${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        const Tag = kind === "added" ? "ins" : "del";
        return (
          <Tag key={key}>
            <span className="visually-hidden">{` [${NAMES[kind]}: `}</span>
            {text}
            <span className="visually-hidden">] </span>
          </Tag>
        );
      })}
    </p>
  );
}
