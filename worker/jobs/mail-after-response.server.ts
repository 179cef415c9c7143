import type { Deps } from "../deps.ts";

/** One delivery, however many mails the request has queued. The scheduled job sends the rest. */
export function deliverMailAfterResponse(deps: Deps): void {
  if (!deps.queued.mail) return;
  // Imported late, so that a page does not wait for it.
  deps.defer(async () => {
    const { deliverMail } = await import("./mail-delivery.server.ts");
    await deliverMail(deps);
  });
}
