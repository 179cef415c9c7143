import type { TakenSeat } from "#worker/domain/dashboard/seats-page.server.ts";

export function SeatList(props: { seats: readonly TakenSeat[]; own: string; nextYear: string }) {
  const { seats, own, nextYear } = props;
  if (seats.length === 0) return <p>Nobody has a seat yet. Name the first person below.</p>;
  return (
    <ul className="desk-list seats">
      {seats.map((seat) => (
        <SeatRow key={seat.id} seat={seat} isOwn={seat.email === own} nextYear={nextYear} />
      ))}
    </ul>
  );
}

function SeatRow({ seat, isOwn, nextYear }: { seat: TakenSeat; isOwn: boolean; nextYear: string }) {
  const { id, name, email, isAccepted } = seat;
  return (
    <li className="seat">
      <div>
        <h2>{name ?? email}</h2>
        <p className="desk-facts">
          {name && <span>{email}</span>}
          <span>{stateText(seat, isOwn)}</span>
          {isAccepted && <span>{changesText(seat, nextYear)}</span>}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="withdraw" value={id} />
        <button className="button button-secondary" type="submit">
          {isAccepted ? "Withdraw the seat" : "Withdraw the invitation"}
          <span className="visually-hidden">{` of ${name ?? email}`}</span>
        </button>
      </form>
    </li>
  );
}

function stateText({ isAccepted, isBeyondPlan, day }: TakenSeat, isOwn: boolean): string {
  if (isBeyondPlan) return "Not included: your present plan has fewer seats";
  if (isOwn) return `Your own seat since ${day}`;
  return isAccepted ? `Has the seat since ${day}` : `Invited on ${day}, not accepted yet`;
}

function changesText({ changesLeft }: TakenSeat, nextYear: string): string {
  if (changesLeft <= 0) return `Can go to another person from ${nextYear}`;
  return changesLeft === 1
    ? `Can go to another person once more before ${nextYear}`
    : `Can go to another person twice before ${nextYear}`;
}
