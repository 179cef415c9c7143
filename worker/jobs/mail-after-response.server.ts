import type { Deps } from "../deps.ts";

/** Runs one delivery, however many mails the request queued. The scheduled job sends the rest. */
export function deliverMailAfterResponse(deps: Deps): void {
  if (!deps.queued.mail) return;
  // Imported lazily, so that pages do not wait for it.
  deps.defer(async () => {
    const { deliverMail } = await import("./mail-delivery.server.ts");
    await deliverMail(deps);
  });
}
