import { includes } from "#messages/dashboard/membership.ts";
import * as m from "#messages/dashboard/seats.ts";
import type { describeInvitation } from "#worker/domain/dashboard/seats-page.server.ts";
import { ConfirmStep } from "../confirm-step.tsx";
import { MemberSection } from "../member-page.tsx";

type Invitation = NonNullable<Awaited<ReturnType<typeof describeInvitation>>>;

const OVER = { declined: m.declined, withdrawn: m.withdrawn, ended: m.ended };

export function InvitationState({ status, offer, promises }: Invitation & { promises: readonly string[] }) {
  if (status !== "invited" && status !== "accepted") {
    return <p>{OVER[status]()}</p>;
  }
  if (!offer) return null;
  const { company, invitedBy, plan, until } = offer;
  const isInvited = status === "invited";
  return (
    <>
      <p>{isInvited ? m.offer({ company, invitedBy, until }) : m.haveSeat({ until, company })}</p>
      {isInvited ? (
        <form method="post" className="button-row">
          <button className="button" type="submit" name="answer" value="accept">
            {m.accept()}
          </button>
          <button className="button button-secondary" type="submit" name="answer" value="decline">
            {m.decline()}
          </button>
        </form>
      ) : (
        <ConfirmStep label={m.giveUp()} consequence={m.giveUpHelp({ company })} name="answer" value="leave" />
      )}
      <MemberSection id="benefits" title={includes({ plan })}>
        <ul className="ticks">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <p className="field-help seats-rules">{m.whatCompanySees({ company })}</p>
      </MemberSection>
    </>
  );
}
