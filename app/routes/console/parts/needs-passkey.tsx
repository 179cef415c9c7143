import { useLocation } from "react-router";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";

/** In place of a sensitive form while the last use of the passkey is too long ago, so that nothing is typed in vain. */
export function NeedsPasskey({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <p className="console-after">
      <a className="button button-secondary" href={`${UNLOCK_PATH}?to=${encodeURIComponent(pathname + search)}`}>
        {`Use my passkey to ${what}`}
      </a>
    </p>
  );
}
