import type { describeSeats, listInvitations } from "#worker/domain/dashboard/seats-page.server.ts";

type OwnSeatsProps = NonNullable<Awaited<ReturnType<typeof describeSeats>>>;

export function OwnSeats({ seats, free, taken }: Pick<OwnSeatsProps, "seats" | "free" | "taken">) {
  return (
    <section aria-labelledby="seats">
      <h2 id="seats" className="own-title">
        Seats
      </h2>
      <p>{`The membership covers ${seats} people. ${namedText(taken.length)}`}</p>
      <p className="own-buttons">
        <a className="button button-secondary" href="/dashboard/membership/seats">
          {free > 0 ? "Name your people" : "See who has the seats"}
        </a>
      </p>
    </section>
  );
}

export function Invitations({ invitations }: { invitations: Awaited<ReturnType<typeof listInvitations>> }) {
  return invitations.map(({ id, company, plan }) => (
    <section key={id} className="notice notice-info" aria-label="Invitation to a seat">
      <p>{`${company} has named you for a seat of its ${plan} membership.`}</p>
      <p className="own-buttons">
        <a className="button" href={`/dashboard/seats/${id}`}>
          Open the invitation
        </a>
      </p>
    </section>
  ));
}

function namedText(named: number): string {
  if (named === 0) return "You have named nobody yet.";
  return named === 1 ? "You have named 1." : `You have named ${named}.`;
}
