import { Icon } from "#app/components/ui/icon.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/account.ts";
import { localPath } from "#messages/locale.ts";
import type { OwnRegistration } from "#worker/domain/privacy/account-overview.server.ts";
import { ConfirmStep } from "../confirm-step.tsx";

type RegistrationProps = OwnRegistration & { choicePath: string | undefined };

export function Registration({ title, when, where, madeOn, choicePath, ...registration }: RegistrationProps) {
  const state = stateText(registration);
  return (
    <li>
      <h2>{title}</h2>
      <p className="member-page-facts">
        {when && <span>{when}</span>}
        {where && <span>{where}</span>}
        <span>{m.registeredOn({ day: madeOn })}</span>
        {state && <span>{state}</span>}
      </p>
      {choicePath && (
        <p className="member-page-text">
          <Rich text={m.otherDetails} parts={{ a: (text) => <a href={localPath(choicePath)}>{text}</a> }} />
        </p>
      )}
      <Actions title={title} {...registration} />
    </li>
  );
}

type State = Pick<OwnRegistration, "isOver" | "isCancelled" | "place">;

function stateText({ isOver, isCancelled, place }: State): string | undefined {
  if (isCancelled) return m.cancelled();
  if (isOver) return m.past();
  return place && (place === "confirmed" ? m.placeConfirmed : m.placeWaits)();
}

function Actions({
  id,
  title,
  calendar,
  isOver,
  place,
}: Pick<OwnRegistration, "id" | "title" | "calendar" | "isOver" | "place">) {
  const consequence = place === "confirmed" ? `${m.placeIsLost()} ${m.cancelHelp()}` : m.cancelHelp();
  const label = <Rich text={isOver ? m.deletePast : m.cancel} values={{ title }} parts={MORE} />;
  return (
    <div className="button-row own-buttons">
      {calendar && !isOver && (
        <a className="button button-secondary" href={localPath(calendar)}>
          <Icon name="calendar-days" />
          {m.calendarFile()}
        </a>
      )}
      {place && !isOver ? (
        <ConfirmStep label={label} consequence={consequence} name="id" value={id} />
      ) : (
        <form method="post">
          {isOver && <input type="hidden" name="past" value="yes" />}
          <button className="button button-secondary" type="submit" name="id" value={id}>
            {label}
          </button>
        </form>
      )}
    </div>
  );
}
