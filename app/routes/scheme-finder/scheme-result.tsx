import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { kindAndLimit } from "#messages/schemes/list.ts";
import * as m from "#messages/schemes/results.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import { ResultDetails } from "./result-details.tsx";

/** A scheme with its amount and what is missing; the rest is folded. */
export function SchemeResult({ scheme }: { scheme: SchemeView }) {
  const { slug, title, kind, upTo, summary, tiers, reasons, steps, questions, statusNote } = scheme;
  return (
    <li className="finder-scheme" id={slug}>
      <h4>{title}</h4>
      <p className="finder-kind">{kindAndLimit({ kind, upTo })}</p>
      <p>{summary}</p>
      {tiers.map((tier) => (
        <p key={tier} className="finder-tier">
          {tier}
        </p>
      ))}
      {statusNote && <p className="finder-status">{statusNote.text}</p>}
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
          <p>{m.time({ time: step.time })}</p>
          {step.documents.length > 0 && <p>{m.haveReady({ documents: step.documents.join("; ") })}</p>}
          {step.href && (
            <p>
              <ExternalLink href={step.href}>{new URL(step.href).hostname.replace(/^www\./, "")}</ExternalLink>
            </p>
          )}
        </div>
      ))}
      {questions.length > 0 && (
        <p className="finder-open">
          <span>{m.dependsOn()}</span>
          {questions.map(({ name, title: question }) => (
            <button key={name} type="submit" name="edit" value={name} className="finder-link">
              {question}
            </button>
          ))}
        </p>
      )}
      <Conditions scheme={scheme} />
      <ResultDetails scheme={scheme} />
      <label className="finder-compare">
        <input type="checkbox" name="with" value={slug} autoComplete="off" />
        <span>
          <Rich text={m.compare} values={{ title }} parts={MORE} />
        </span>
      </label>
    </li>
  );
}

/** Conditions that the finder does not ask about and that the agency or lender checks. */
function Conditions({ scheme: { conditions, isUnconfirmed, statusNote } }: { scheme: SchemeView }) {
  const isOneNamed = [statusNote, ...conditions].some((known) => known?.isUnconfirmed);
  return (
    <>
      {isUnconfirmed && !isOneNamed && <p className="finder-status">{m.oneUnconfirmed()}</p>}
      {conditions.length > 0 && (
        <div className="finder-conditions">
          <p>{m.alsoNeeded()}</p>
          <ul>
            {conditions.map((condition) => (
              <li key={condition.text}>{wordsOf(condition)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function wordsOf({ text, isUnconfirmed }: SchemeView["conditions"][number]): string {
  return isUnconfirmed ? m.notConfirmed({ condition: text }) : text;
}
