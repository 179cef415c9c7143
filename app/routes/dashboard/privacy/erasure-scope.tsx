import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/erasure.ts";
import { entries } from "#messages/dashboard/privacy.ts";
import { localPath } from "#messages/locale.ts";
import { documentTitle } from "#messages/vocabulary/documents.ts";
import { contactLink } from "../contact-link.tsx";
import { MemberSection } from "../member-page.tsx";

type Running = { orderId: string; plan: string; validTo: string };

export function Erased(props: { goes: readonly { title: string; count: number }[]; running: readonly Running[] }) {
  const { goes, running } = props;
  return (
    <MemberSection id="goes" title={m.deletedNow()}>
      <ul className="own-goes">
        {goes.map(({ title, count }) => (
          <li key={title}>
            {title} <span className="own-count">{entries({ count })}</span>
          </li>
        ))}
      </ul>
      <p>
        <Rich text={m.cannotRestore} parts={{ a: downloadLink }} />
      </p>
      {running.map(({ orderId, plan, validTo }) => (
        <p key={orderId} className="own-warning">
          {m.running({ plan, day: validTo })}
        </p>
      ))}
    </MemberSection>
  );
}

type Retained = { kind: Parameters<typeof documentTitle>[0] | "open_order"; number: string; until: string };

export function Retained({ documents }: { documents: readonly Retained[] }) {
  return (
    <MemberSection id="stays" title={m.kept()}>
      <ul className="own-stays">
        {documents.map(({ kind, number, until }) => (
          <li key={number}>
            {kind !== "open_order" ? (
              <Rich text={m.keptDocument} values={{ document: documentTitle(kind), number, until }} parts={STRONG} />
            ) : (
              <Rich text={m.keptOrder} values={{ number, until }} parts={STRONG} />
            )}
          </li>
        ))}
        <li>
          <Rich text={m.keptTrail} parts={STRONG} />
        </li>
        <li>
          <Rich text={m.keptLogs} parts={STRONG} />
        </li>
      </ul>
      <p className="own-note">
        <Rich text={m.notListed} parts={{ a: contactLink }} />
      </p>
    </MemberSection>
  );
}

const STRONG = { strong: (text: string) => <strong>{text}</strong> };

function downloadLink(text: string) {
  return (
    <a href={localPath("/dashboard/privacy/my-data.json")} download>
      {text}
    </a>
  );
}
