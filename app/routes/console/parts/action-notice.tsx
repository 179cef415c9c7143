import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { removeParameters } from "#app/client/dashboard/show-once.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";

type Revealed = { email: string | null; phone: string | null };
export type ConsoleActionData = {
  message: string;
  needsPasskey: boolean;
  errors: Record<string, string>;
  /** The values of a refused form, to refill its fields. */
  entered?: Record<string, string> | undefined;
  revealed?: Revealed;
  revealedPair?: readonly [Revealed, Revealed];
};

/** Messages shown after a successful form's redirect, whose URL contains only the code. */
const PAGES_LATER = "The pages could not be updated yet. They will be within 15 minutes.";
const DONE = {
  granted: "The access is granted. Tell them yourself, because no email is sent.",
  role_changed: "The role is changed. Tell them yourself, because no email is sent.",
  ended: "The access has ended. What was assigned to them is assigned to you now.",
  step: "Done.",
  noted: "The note is saved.",
  marked: "Saved.",
  record_assigned: "Assigned. It is on their Today page.",
  record_assigned_later: "Assigned. It will be on their Today page from that day.",
  record_unassigned: "No longer assigned.",
  merged: "The two registrations are merged.",
  accounts_merged: "The two accounts are merged. Both addresses get an email.",
  erased: "The request is recorded. The person gets an email when the data is erased.",
  purchases_moved: "The purchases are in the account now, and the buyer gets an email. Send the receipt again below.",
  view_saved: "The view is saved.",
  view_deleted: "The view is deleted.",
  answered: "Marked as answered.",
  confirmed: "The place is confirmed. They get an email, unless the event is over.",
  registration_moved: "The registration is moved, and an email is on its way. The place is not confirmed yet.",
  unconfirmed: "The confirmation is withdrawn.",
  cancelled: "The registration is cancelled, and an email is on its way.",
  reopened: "The message is open again.",
  replied: "The reply is on its way.",
  written: "The email is on its way.",
  refund_recorded: "The refund is recorded. The credit note is below, and the buyer gets an email.",
  refund_requested: "The refund is requested. Approve it below to send it.",
  refund_approved: "The refund is approved. The site sends it within 15 minutes.",
  refund_rejected: "The refund is rejected.",
  resent: "The receipt is on its way.",
  draftSaved: "The draft is saved. Visitors do not see it yet.",
  alreadyPublic: "Saved. There is nothing to publish: this is what visitors see.",
  discarded: "The changes are discarded: this is what visitors see. You can still find them under “Earlier versions”.",
  unscheduledPublic: "Saved. The schedule is cancelled, because this is what visitors see.",
  draftsSaved: "The drafts are saved. Visitors do not see them yet.",
  draftsUnscheduled:
    "Saved. At least one schedule is cancelled: open the entries that you had scheduled, and check them.",
  incomplete: "The draft is saved. Before it can be published, correct the fields that are marked below.",
  unscheduledIncomplete:
    "The draft is saved. The schedule is cancelled, because the fields marked below must be corrected.",
  unscheduledRules:
    "The draft is saved. The schedule is cancelled: a colleague must check new rules; a new price, new payment details, or a new date or place of an event must be confirmed.",
  published: "Published. You see it on the page now, and everybody within 30 seconds.",
  publishedLater: `Published. ${PAGES_LATER}`,
  withdrawn: "The text is now a draft. Visitors do not see it.",
  archived: "Archived. It is no longer on the site, and the list shows it under “Archived”.",
  scheduled: "The time is set. It will be published automatically.",
  unscheduled: "The schedule is cancelled.",
  restored: "The earlier version is now the draft. Read it, then publish it.",
  takenBack: "The publication is undone. The earlier version is public again.",
  takenOff: "The publication is undone. What it put on the site is no longer public.",
  takenPartlyOff: "The publication is undone. Earlier versions are public again, and what was new is no longer public.",
  takenBackUnscheduled:
    "The publication is undone. The schedule of a later version is cancelled: open the entry and schedule it again.",
  ordered: "The order is saved and published.",
  transfer_paid: "The transfer is confirmed. The membership has begun, and the receipt is on its way.",
  transfer_again:
    "The money is recorded and set aside. Return it at your bank, and then enter the bank’s reference below.",
  transfer_parked: "The money is recorded and set aside. The membership has not begun.",
  transfer_returned: "The return is recorded.",
  extended: "The membership is extended.",
  membership_ended: "The membership has ended.",
  membership_reopened: "The membership is reinstated.",
  transfer_cancelled: "The reservation is cancelled.",
  moved: "The state of the offer is changed.",
  corrected: "The address is corrected, and an email is on its way to it.",
  assigned: "The startup is assigned.",
  unassigned: "The startup is no longer assigned.",
  sent: "The email is on its way again.",
  picture_saved: "Saved.",
  picture_removed: "Removed from the library.",
  renamed: "The address is changed. The old address redirects to it.",
  renamedLater: `The address is changed. ${PAGES_LATER}`,
} as const;
export type DoneCode = keyof typeof DONE;

const UNFINISHED: readonly DoneCode[] = [
  "incomplete",
  "draftsUnscheduled",
  "unscheduledIncomplete",
  "unscheduledRules",
];

/** Shows a refusal, or the success message after a redirect. `children` explain what to do about a refusal. */
export function ActionNotice({
  actionData,
  children,
}: {
  actionData: ConsoleActionData | undefined;
  children?: React.ReactNode;
}) {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const done = searchParams.get("done") ?? "";
  useShownOnce(done);
  if (actionData?.message) {
    return (
      <Notice kind="error" text={actionData.message}>
        {actionData.needsPasskey && (
          <p>
            <a className="button" href={`${UNLOCK_PATH}?to=${encodeURIComponent(pathname)}`}>
              Use my passkey
            </a>
          </p>
        )}
        {children}
      </Notice>
    );
  }
  if (!isDone(done)) return null;
  const undo = searchParams.get("undo");
  const id = searchParams.get("id");
  const publication = searchParams.get("publication");
  return (
    <Notice kind={UNFINISHED.includes(done) ? "info" : "success"} text={DONE[done]}>
      {undo && id && (
        <StepForm step={undo} action={pathname} button="Undo" kind="secondary">
          <input type="hidden" name="id" value={id} />
        </StepForm>
      )}
      {publication && (
        <p className="notice-help">
          <a href={`/console/publications/${encodeURIComponent(publication)}`}>See what changed, or undo it</a>
        </p>
      )}
      {children}
    </Notice>
  );
}

/** Removes the message from the address, so that Back or a reload does not repeat it. What is unfinished remains. */
function useShownOnce(done: string): void {
  useEffect(() => {
    if (!isDone(done) || UNFINISHED.includes(done)) return;
    removeParameters(["done", "undo", "id", "publication"]);
  }, [done]);
}

function isDone(code: string): code is DoneCode {
  return Object.hasOwn(DONE, code);
}
