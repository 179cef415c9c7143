import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/seats.ts";
import type { TakenSeat } from "#worker/domain/dashboard/seats-page.server.ts";

export function SeatList(props: { seats: readonly TakenSeat[]; own: string; nextYear: string }) {
  const { seats, own, nextYear } = props;
  if (seats.length === 0) return <p>{m.nobody()}</p>;
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
          <Rich
            text={isAccepted ? m.withdrawSeat : m.withdrawInvitation}
            values={{ name: name ?? email }}
            parts={{ more: (text) => <span className="visually-hidden">{text}</span> }}
          />
        </button>
      </form>
    </li>
  );
}

function stateText({ isAccepted, isBeyondPlan, day }: TakenSeat, isOwn: boolean): string {
  if (isBeyondPlan) return m.beyondPlan();
  if (isOwn) return m.ownSince({ day });
  return isAccepted ? m.hasSince({ day }) : m.invitedOn({ day });
}

function changesText({ changesLeft }: TakenSeat, nextYear: string): string {
  if (changesLeft <= 0) return m.movesFrom({ day: nextYear });
  return (changesLeft === 1 ? m.movesOnce : m.movesTwice)({ day: nextYear });
}
