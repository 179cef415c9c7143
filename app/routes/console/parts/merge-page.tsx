import { fieldId } from "#app/components/forms/field.tsx";
import type { MergeView } from "#worker/domain/console/merge-view.server.ts";
import type { Revealed } from "../records/contact-details.tsx";
import { RevealForm } from "../records/reveal-form.tsx";
import { ActionNotice, type ConsoleActionData } from "./action-notice.tsx";
import { ConsolePage } from "./console-page.tsx";
import { Facts } from "./facts.tsx";
import { ReasonField } from "./reason-field.tsx";

export type MergeTexts = {
  title: string;
  lead: string;
  keep: string;
  drop: string;
  moves: string;
  lost: string;
  reason: string;
  reasonHelp: string;
  button: string;
};
type MergePageProps = {
  back: { href: string; label: string };
  /** Page on which the other one would be kept. */
  swap?: string;
  canReveal?: boolean;
  view: MergeView;
  texts: MergeTexts;
  actionData: ConsoleActionData | undefined;
};

/** Two records of one person side by side, what a merge does, and its form, or why it cannot be done. */
export function MergePage({ back, swap, canReveal = false, view, texts, actionData }: MergePageProps) {
  const { keep, drop, moves, lost, obstacles } = view;
  const { errors = {}, entered = {} } = actionData ?? {};
  return (
    <ConsolePage title={texts.title} lead={texts.lead} back={back}>
      <ActionNotice actionData={actionData}>
        {errors["reason"] && (
          <p>
            <a href={`#${fieldId("reason")}`}>Go to the field</a>
          </p>
        )}
      </ActionNotice>
      {obstacles.length > 0 && <Facts id="obstacles" title="Why this cannot be done now" facts={obstacles} />}
      <div className="console-pair">
        <Side title={texts.keep} side={keep} revealed={actionData?.revealedPair?.[0]} />
        <Side title={texts.drop} side={drop} revealed={actionData?.revealedPair?.[1]} />
      </div>
      {canReveal && !actionData?.revealedPair && (
        <details className="console-export" open={errors["revealReason"] !== undefined}>
          <summary>Show the contact details of both</summary>
          <RevealForm value={entered["revealReason"]} error={errors["revealReason"]} />
        </details>
      )}
      {swap && (
        <p>
          <a href={swap}>Keep the other one instead</a>
        </p>
      )}
      {moves.length > 0 && <Facts id="moves" title={texts.moves} facts={moves} />}
      <Facts id="lost" title={texts.lost} facts={lost} />
      {obstacles.length === 0 && (
        <form method="post" className="form console-form">
          <ReasonField
            label={texts.reason}
            value={entered["reason"]}
            error={errors["reason"]}
            help={texts.reasonHelp}
          />
          <button className="button button-secondary console-danger" type="submit">
            {texts.button}
          </button>
        </form>
      )}
    </ConsolePage>
  );
}

function Side(props: { title: string; side: MergeView["keep"]; revealed: Revealed | undefined }) {
  const { title, side, revealed } = props;
  const { id, name, facts } = side;
  const { email, phone } = { ...side, ...revealed };
  return (
    <section aria-labelledby={`side-${id}`}>
      <h2 id={`side-${id}`}>{title}</h2>
      <p className="console-row-title">{name}</p>
      <dl className="console-details">
        {[...facts, ["Email", email] as const, ["Phone", phone] as const].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
