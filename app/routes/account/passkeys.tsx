import { Icon } from "#app/components/ui/icon.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/visitors/account.ts";
import { ActionButton } from "./action-button.tsx";
import { AddPasskey } from "./add-passkey.tsx";

type Passkey = { id: string; name: string; addedOn: string };

export function Passkeys({ passkeys, isFresh }: { passkeys: readonly Passkey[]; isFresh: boolean }) {
  return (
    <section aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{m.passkeys()}</h2>
      <p>{m.passkeysText()}</p>
      {passkeys.length === 0 ? (
        <p className="field-help account-none">{m.noPasskeys()}</p>
      ) : (
        <ul className="account-list">
          {passkeys.map(({ id, name, addedOn }) => (
            <li key={id}>
              <Icon name="key-round" />
              <div>
                <p className="account-item">{name}</p>
                <p className="field-help">{m.addedOn({ day: addedOn })}</p>
              </div>
              {isFresh && (
                <ActionButton step="remove-passkey" id={id}>
                  <Rich text={m.removePasskey} values={{ name }} parts={MORE} />
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddPasskey isFresh={isFresh} path="/account/security" />
    </section>
  );
}
