import * as m from "#messages/dashboard/membership.ts";
import { localPath } from "#messages/locale.ts";
import type { MembershipOrSeat } from "#worker/domain/dashboard/memberships.server.ts";
import type { OwnTerm as Term } from "#worker/domain/dashboard/own-membership.server.ts";
import type { OwnMembership } from "#worker/domain/privacy/account-overview.server.ts";
import { MemberSection } from "../member-page.tsx";
import { daysLeftText, graceLeftText, wholeDates } from "../tasks/days.ts";

export function OwnTerm(props: { latest: MembershipOrSeat; current: Term; upcoming: readonly OwnMembership[] }) {
  const { latest, current, upcoming } = props;
  const { since } = current;
  return (
    <>
      <p>{wholeDates(stateText(latest, current))}</p>
      {latest.company && <p>{m.ofCompany({ company: latest.company })}</p>}
      {!latest.company && <p>{wholeDates(m.since({ since }))}</p>}
      {upcoming.map(({ orderId, plan, days }) => (
        <p key={orderId}>{wholeDates(m.paidAlready({ plan, days }))}</p>
      ))}
    </>
  );
}

/** When to pay next and what that costs; nothing is charged without a new order. */
export function NextPayment({ latest, current }: { latest: OwnMembership; current: Term }) {
  const { renewal, paidUntil, isInUse, graceEnd } = current;
  if (!renewal && !paidUntil) return null;
  const payBy = paidUntil ?? (latest.state === "grace" ? graceEnd : latest.validTo);
  return (
    <MemberSection id="next-payment" title={isInUse ? m.nextPayment({ day: payBy }) : m.renewal()}>
      <p>{wholeDates(m.noRenewal({ sentence: renewal?.sentence ?? m.allPaid() }))}</p>
      {renewal && (
        <p className="own-buttons">
          <a className="button button-secondary" href={localPath(renewal.path)}>
            {m.renew({ plan: latest.plan })}
          </a>
        </p>
      )}
    </MemberSection>
  );
}

function stateText(
  { state, validFrom, validTo, endedOn, revokedOn, isEndedByForum }: OwnMembership,
  { daysLeft, graceEnd }: Term,
): string {
  const term = { from: validFrom, to: validTo };
  if (state === "active") return m.stateActive({ ...term, left: daysLeftText(daysLeft) });
  if (state === "upcoming") return m.stateUpcoming(term);
  if (state === "ended") return m.stateEnded({ from: validFrom, on: endedOn ?? validTo });
  if (state === "revoked") return (isEndedByForum ? m.stateEndedByForum : m.stateRevoked)({ on: revokedOn ?? validTo });
  if (state === "lapsed") return m.stateLapsed(term);
  return m.stateGrace({ to: validTo, grace: graceEnd, left: graceLeftText(daysLeft) });
}
