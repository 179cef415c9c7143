import { useLocation } from "react-router";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";

/** Replaces a sensitive form that needs a recent passkey login, so that operators do not fill it in in vain. */
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
