import { ExternalLink } from "#app/components/ui/external-link.tsx";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import { ResultDetails } from "./result-details.tsx";

/** A scheme with its amount, what is missing, and the rest on request. */
export function SchemeResult({ scheme }: { scheme: SchemeView }) {
  const { slug, title, kind, upTo, summary, tiers, reasons, steps, questions, verdict, statusNote } = scheme;
  return (
    <li className="finder-scheme" id={slug}>
      <h4>{title}</h4>
      <p className="finder-kind">{`${kind}. Up to: ${upTo}.`}</p>
      <p>{summary}</p>
      {tiers.map((tier) => (
        <p key={tier} className="finder-tier">
          {tier}
        </p>
      ))}
      {verdict === "likely" && <Unconfirmed scheme={scheme} />}
      {verdict !== "likely" && statusNote && <p className="finder-status">{statusNote}</p>}
      {reasons.map(({ text }) => (
        <p key={text} className="finder-because">
          {text}
        </p>
      ))}
      {steps.map((step) => (
        <div key={step.text} className="finder-fix">
          <p>
            <strong>{step.text}</strong>
          </p>
          <p>Time: {step.time}.</p>
          {step.documents.length > 0 && <p>Have ready: {step.documents.join("; ")}.</p>}
          {step.href && (
            <p>
              <ExternalLink href={step.href}>{new URL(step.href).hostname.replace(/^www\./, "")}</ExternalLink>
            </p>
          )}
        </div>
      ))}
      {questions.length > 0 && (
        <p className="finder-open">
          <span>It depends on:</span>
          {questions.map(({ name, title: question }) => (
            <button key={name} type="submit" name="edit" value={name} className="finder-link">
              {question}
            </button>
          ))}
        </p>
      )}
      <ResultDetails scheme={scheme} />
      <label className="finder-compare">
        <input type="checkbox" name="with" value={slug} autoComplete="off" />
        <span>
          Compare<span className="visually-hidden">: {title}</span>
        </span>
      </label>
    </li>
  );
}

/** Why the finder does not say "fits". */
function Unconfirmed({ scheme: { statusNote, conditions } }: { scheme: SchemeView }) {
  const texts = [statusNote, ...conditions.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ text }) => text)];
  const known = texts.filter((text) => text !== undefined);
  if (known.length === 0) return <p className="finder-status">One of its rules is not confirmed. Ask the agency.</p>;
  return known.map((text) => (
    <p key={text} className="finder-status">
      Not confirmed: {text}
    </p>
  ));
}
