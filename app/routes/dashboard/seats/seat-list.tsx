import { MORE, Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/seats.ts";
import type { TakenSeat } from "#worker/domain/dashboard/seats-page.server.ts";
import { ConfirmStep } from "../confirm-step.tsx";

export function SeatList(props: { seats: readonly TakenSeat[]; own: string; nextYear: string }) {
  const { seats, own, nextYear } = props;
  if (seats.length === 0) return <p>{m.nobody()}</p>;
  return (
    <ul className="member-page-list seats">
      {seats.map((seat) => (
        <SeatRow key={seat.id} seat={seat} isOwn={seat.email === own} nextYear={nextYear} />
      ))}
    </ul>
  );
}

function SeatRow({ seat, isOwn, nextYear }: { seat: TakenSeat; isOwn: boolean; nextYear: string }) {
  const { id, name, email, isAccepted } = seat;
  const person = name ?? email;
  return (
    <li className="seat">
      <div>
        <h2>{person}</h2>
        <p className="member-page-facts">
          {name && <span>{email}</span>}
          <span>{stateText(seat, isOwn)}</span>
          {isAccepted && <span>{changesText(seat, nextYear)}</span>}
        </p>
      </div>
      {isAccepted ? (
        <ConfirmStep
          label={<Rich text={m.withdrawSeat} values={{ name: person }} parts={MORE} />}
          consequence={withdrawalText(seat, isOwn, nextYear)}
          name="withdraw"
          value={id}
        />
      ) : (
        <form method="post">
          <button className="button button-secondary" type="submit" name="withdraw" value={id}>
            <Rich text={m.withdrawInvitation} values={{ name: person }} parts={MORE} />
          </button>
        </form>
      )}
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

function withdrawalText({ name, email, isBeyondPlan, changesLeft }: TakenSeat, isOwn: boolean, day: string): string {
  if (isBeyondPlan) return m.withdrawBeyondPlan();
  const what = isOwn ? m.withdrawOwn() : m.withdrawOf({ name: name ?? email });
  if (changesLeft <= 0) return `${what} ${m.givenFrom({ day })}`;
  return `${what} ${(changesLeft === 1 ? m.givenLastTime : m.givenAndAgain)({ day })}`;
}
