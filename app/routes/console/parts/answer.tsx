import { useLocation, useSearchParams } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";

export type ConsoleAnswer = { message: string; needsPasskey: boolean; errors: Record<string, string> };

/** What a redirect after a done form says; the address names only the code. */
const DONE = {
  granted: "The role is granted.",
  ended: "The access has ended.",
} as const;
export type DoneCode = keyof typeof DONE;

/** A refusal of the page's form, or what was done before the redirect. */
export function Answer({ answer }: { answer: ConsoleAnswer | undefined }) {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const done = searchParams.get("done") ?? "";
  if (answer) {
    return (
      <Notice kind="error" text={answer.message}>
        {answer.needsPasskey && (
          <p>
            <a className="button" href={`${UNLOCK_PATH}?to=${encodeURIComponent(pathname)}`}>
              Use my passkey
            </a>
          </p>
        )}
      </Notice>
    );
  }
  return isDone(done) ? <Notice kind="success" text={DONE[done]} /> : null;
}

function isDone(code: string): code is DoneCode {
  return Object.hasOwn(DONE, code);
}
