import type { describeInvitation } from "#worker/domain/dashboard/seats-page.server.ts";

type Invitation = NonNullable<Awaited<ReturnType<typeof describeInvitation>>>;

const OVER = {
  declined: "You have declined this seat.",
  withdrawn: "The company has withdrawn this seat.",
  ended: "This seat has ended. It belonged to a membership that is over, or you have given it up.",
};

export function InvitationState({ status, offer, promises }: Invitation & { promises: readonly string[] }) {
  if (status !== "invited" && status !== "accepted") {
    return <p>{OVER[status]} To have a seat again, ask the company to invite you.</p>;
  }
  if (!offer) return null;
  const { company, invitedBy, plan, until } = offer;
  const isInvited = status === "invited";
  return (
    <>
      <p>
        {isInvited
          ? `${company} (${invitedBy}) has named you for a seat. It costs you nothing and runs until ${until}.`
          : `You have this seat until ${until}, and longer if ${company} renews its membership.`}
      </p>
      <form method="post" className="button-row">
        {isInvited && (
          <button className="button" type="submit" name="answer" value="accept">
            Accept the seat
          </button>
        )}
        <button className="button button-secondary" type="submit" name="answer" value="leave">
          {isInvited ? "Decline" : "Give up this seat"}
        </button>
      </form>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="own-title">
          What {plan} includes
        </h2>
        <ul className="ticks">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <p className="field-help seats-rules">
          {company} sees your name, your email address and since when you have the seat, and can withdraw it.
        </p>
      </section>
    </>
  );
}
