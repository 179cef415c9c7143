import type { describeSeats, listInvitations } from "#worker/domain/dashboard/seats-page.server.ts";

type OwnSeatsProps = NonNullable<Awaited<ReturnType<typeof describeSeats>>>;

export function OwnSeats({ seats, free }: Pick<OwnSeatsProps, "seats" | "free">) {
  return (
    <section aria-labelledby="seats">
      <h2 id="seats" className="own-title">
        Seats
      </h2>
      <p>{`The membership covers ${seats} people. ${freeText(free)}`}</p>
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
      <p className="notice-help">
        <a href={`/dashboard/seats/${id}`}>Accept or decline the seat</a>
      </p>
    </section>
  ));
}

function freeText(free: number): string {
  if (free === 0) return "All seats are taken.";
  return free === 1 ? "1 seat is free." : `${free} seats are free.`;
}
