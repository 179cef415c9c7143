import { LogOutButton } from "#app/components/layout/log-out-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Role } from "#worker/contracts/vocabulary.ts";
import { ActionButton } from "./action-button.tsx";
import { SignInAgain } from "./add-passkey.tsx";

type Session = { id: string; device: string; isThis: boolean; since: string; seenOn: string };

export function Devices(props: { sessions: readonly Session[]; role: Role; isFresh: boolean }) {
  const { sessions, role, isFresh } = props;
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions">Devices</h2>
      <p>You are logged in on these devices. Log out any device that you do not recognise.</p>
      <ul className="account-list">
        {sessions.map(({ id, device, isThis, since, seenOn }) => (
          <li key={id}>
            <Icon name="monitor-smartphone" />
            <div>
              <p className="account-item">
                {device}
                {isThis && <span className="account-this">this device</span>}
              </p>
              <p className="field-help">
                Logged in on {since}, last seen on {seenOn}
              </p>
            </div>
            {!isThis && isFresh && <ActionButton step="end-session" id={id} label="Log out" what={`of ${device}`} />}
          </li>
        ))}
      </ul>
      <div className="button-row">
        <LogOutButton role={role} />
        {isFresh ? (
          <form method="post" data-clear-role={role}>
            <input type="hidden" name="step" value="end-all" />
            <button className="button button-secondary" type="submit">
              Log out everywhere
            </button>
          </form>
        ) : (
          <SignInAgain label="Log in again to log out other devices" path="/account/security" />
        )}
      </div>
    </section>
  );
}
