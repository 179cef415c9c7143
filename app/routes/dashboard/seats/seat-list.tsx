import type { TakenSeat } from "#worker/domain/dashboard/seats-page.server.ts";

export function SeatList({ seats, own }: { seats: readonly TakenSeat[]; own: string }) {
  if (seats.length === 0) return <p>Nobody has a seat yet. Name the first person below.</p>;
  return (
    <ul className="desk-list seats">
      {seats.map((seat) => (
        <SeatRow key={seat.id} seat={seat} isOwn={seat.email === own} />
      ))}
    </ul>
  );
}

function SeatRow({ seat, isOwn }: { seat: TakenSeat; isOwn: boolean }) {
  const { id, name, email, isAccepted } = seat;
  return (
    <li className="seat">
      <div>
        <h2>{name ?? email}</h2>
        <p className="desk-facts">
          {name && <span>{email}</span>}
          <span>{stateText(seat, isOwn)}</span>
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
