import type { OwnTerm as Term } from "#worker/domain/dashboard/own-membership.server.ts";
import type { OwnMembership } from "#worker/domain/privacy/account-overview.server.ts";
import { daysLeftText, graceLeftText } from "../tasks/days.ts";

export function OwnTerm(props: { latest: OwnMembership; current: Term; upcoming: readonly OwnMembership[] }) {
  const { latest, current, upcoming } = props;
  const { since, renewal } = current;
  return (
    <>
      <p>{stateText(latest, current)}</p>
      <p>{`Member since ${since}.`}</p>
      {upcoming.map(({ orderId, plan, days }) => (
        <p key={orderId}>{`Renewed: ${plan}, ${days}.`}</p>
      ))}
      {renewal && (
        <>
          <p>{`It does not renew automatically. ${renewal.sentence}`}</p>
          <p className="own-buttons">
            <a className="button button-secondary" href={renewal.path}>
              Renew {latest.plan}
            </a>
          </p>
        </>
      )}
    </>
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
