import type { HeldMembership } from "#worker/domain/dashboard/memberships.server.ts";
import type { OwnTerm as Term } from "#worker/domain/dashboard/own-membership.server.ts";
import type { OwnMembership } from "#worker/domain/privacy/account-overview.server.ts";
import { daysLeftText, graceLeftText } from "../tasks/days.ts";

export function OwnTerm(props: { latest: HeldMembership; current: Term; upcoming: readonly OwnMembership[] }) {
  const { latest, current, upcoming } = props;
  const { since } = current;
  return (
    <>
      <p>{stateText(latest, current)}</p>
      {latest.company && <p>{`Your seat is part of the membership of ${latest.company}.`}</p>}
      {!latest.company && <p>{`Member since ${since}.`}</p>}
      {upcoming.map(({ orderId, plan, days }) => (
        <p key={orderId}>{`Paid already: ${plan}, ${days}.`}</p>
      ))}
    </>
  );
}

/** When to pay next and what that costs; nothing is charged without a new order. */
export function NextPayment({ latest, current }: { latest: OwnMembership; current: Term }) {
  const { renewal, paidUntil, isHeld, graceEnd } = current;
  if (!renewal && !paidUntil) return null;
  const payBy = paidUntil ?? (latest.state === "grace" ? graceEnd : latest.validTo);
  return (
    <section aria-labelledby="next-payment">
      <h2 id="next-payment" className="own-title">
        {isHeld ? `Next payment: by ${payBy}` : "Renewal"}
      </h2>
      <p>{`Nothing renews automatically. ${renewal?.sentence ?? "Everything until then is paid."}`}</p>
      {renewal && (
        <p className="own-buttons">
          <a className="button button-secondary" href={renewal.path}>
            Renew {latest.plan}
          </a>
        </p>
      )}
    </section>
  );
}

function stateText(
  { state, validFrom, validTo, endedOn, revokedOn }: OwnMembership,
  { daysLeft, graceEnd }: Term,
): string {
  if (state === "active") return `Active: valid from ${validFrom} until ${validTo}. ${daysLeftText(daysLeft)}.`;
  if (state === "upcoming") return `Begins on ${validFrom} and ends on ${validTo}.`;
  if (state === "ended") return `Began on ${validFrom} and was upgraded on ${endedOn}.`;
  if (state === "revoked") return `Ended on ${revokedOn}, because its payment was returned.`;
  if (state === "lapsed") return `Lapsed: it began on ${validFrom} and ended on ${validTo}.`;
  return `Ended on ${validTo}. Its grace period runs until ${graceEnd}. ${graceLeftText(daysLeft)}.`;
}
