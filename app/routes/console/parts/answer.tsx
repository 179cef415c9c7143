import { useLocation, useSearchParams } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";

export type ConsoleAnswer = {
  message: string;
  needsPasskey: boolean;
  errors: Record<string, string>;
  /** What a refused form contained, for its fields. */
  entered?: Record<string, string> | undefined;
  revealed?: { email: string | null; phone: string | null };
};

/** What a redirect after a done form says; the address names only the code. */
const DONE = {
  granted: "The role is granted.",
  ended: "The access has ended.",
  step: "Done.",
  noted: "The note is saved.",
  answered: "Marked as answered.",
  confirmed: "The place is confirmed, and a mail is on its way.",
  unconfirmed: "The confirmation is taken back.",
  cancelled: "The registration is cancelled, and a mail is on its way.",
  reopened: "The message is open again.",
  replied: "The reply is on its way.",
  refund_requested: "The refund is requested. Approve it below to send it.",
  refund_approved: "The refund is approved. The site sends it within 15 minutes.",
  refund_rejected: "The refund is rejected.",
  resent: "The receipt is on its way.",
  saved: "Saved.",
  removed: "Removed from the library.",
} as const;
export type DoneCode = keyof typeof DONE;

/** A refusal of the page's form, or what was done before the redirect. */
export function Answer({ answer }: { answer: ConsoleAnswer | undefined }) {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const done = searchParams.get("done") ?? "";
  if (answer?.message) {
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
  if (!isDone(done)) return null;
  const [undo, id] = [searchParams.get("undo"), searchParams.get("id")];
  return (
    <Notice kind="success" text={DONE[done]}>
      {undo && id && (
        <form method="post" action={pathname}>
          <input type="hidden" name="step" value={undo} />
          <input type="hidden" name="id" value={id} />
          <button className="button button-secondary" type="submit">
            Undo
          </button>
        </form>
      )}
    </Notice>
  );
}

function isDone(code: string): code is DoneCode {
  return Object.hasOwn(DONE, code);
}
