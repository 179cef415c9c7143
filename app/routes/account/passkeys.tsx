import { Icon } from "#app/components/ui/icon.tsx";
import { ActionButton } from "./action-button.tsx";
import { AddPasskey } from "./add-passkey.tsx";

type Passkey = { id: string; name: string; addedOn: string };

export function Passkeys({ passkeys, isFresh }: { passkeys: readonly Passkey[]; isFresh: boolean }) {
  return (
    <section aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">Passkeys</h2>
      <p>
        A passkey logs you in with your fingerprint, your face or your device’s PIN. Nobody can guess it, and it works
        only on this site.
      </p>
      {passkeys.length === 0 ? (
        <p className="field-help account-none">You have no passkeys yet.</p>
      ) : (
        <ul className="account-list">
          {passkeys.map(({ id, name, addedOn }) => (
            <li key={id}>
              <Icon name="key-round" />
              <div>
                <p className="account-item">{name}</p>
                <p className="field-help">added on {addedOn}</p>
              </div>
              {isFresh && <ActionButton step="remove-passkey" id={id} label="Remove" what={`the passkey of ${name}`} />}
            </li>
          ))}
        </ul>
      )}
      <AddPasskey isFresh={isFresh} path="/account/security" />
    </section>
  );
}
