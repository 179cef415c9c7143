import { LogOutButton } from "#app/components/layout/log-out-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/visitors/account.ts";
import type { Role } from "#worker/contracts/vocabulary.ts";
import { ActionButton } from "./action-button.tsx";
import { LogInAgain } from "./add-passkey.tsx";

type Session = { id: string; device: string; isThis: boolean; since: string; seenOn: string };

export function Devices(props: { sessions: readonly Session[]; role: Role; isFresh: boolean }) {
  const { sessions, role, isFresh } = props;
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions">{m.devices()}</h2>
      <p>{m.devicesText()}</p>
      <ul className="account-list">
        {sessions.map(({ id, device, isThis, since, seenOn }) => (
          <li key={id}>
            <Icon name="monitor-smartphone" />
            <div>
              <p className="account-item">
                {device}
                {isThis && <span className="account-this">{m.thisDevice()}</span>}
              </p>
              <p className="field-help">{m.seen({ since, day: seenOn })}</p>
            </div>
            {!isThis && isFresh && (
              <ActionButton step="end-session" id={id}>
                <Rich text={m.logOutDevice} values={{ device }} parts={MORE} />
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <div className="button-row">
        <LogOutButton role={role} />
        {isFresh ? (
          <form method="post" data-clear-role={role}>
            <input type="hidden" name="step" value="end-all" />
            <button className="button button-secondary" type="submit">
              {m.logOutEverywhere()}
            </button>
          </form>
        ) : (
          <LogInAgain label={m.logInToLogOut()} path="/account/security" />
        )}
      </div>
    </section>
  );
}
