import type { Deps } from "../deps.ts";
import { type CheckDeps, checkLink } from "../domain/links/check-link.server.ts";
import { dueLinks, linksPerRun } from "../domain/links/due-links.server.ts";
import { deleteOtherLinkChecks, listLinkChecks } from "../domain/links/link-checks.server.ts";
import { listOutboundLinks } from "../domain/links/outbound-links.server.ts";
import { isFirstRunOfHour } from "./first-run.ts";

/** The platform's smallest plan allows 50 per run, including those to the database. */
const REQUESTS_PER_RUN = 16;

/** Once an hour, checks a few outbound links of the content: one request at a time, one link per host. */
export async function checkLinks(deps: CheckDeps & Pick<Deps, "content" | "log">): Promise<void> {
  const now = deps.now();
  if (!isFirstRunOfHour(now)) return;
  const addresses = [...listOutboundLinks((await deps.content.snapshot()).collections).keys()];
  const checks = await listLinkChecks(deps);
  const known = new Set(addresses);
  if (checks.some(({ address }) => !known.has(address))) await deleteOtherLinkChecks(deps, addresses);
  let requests = 0;
  let broken = 0;
  const due = dueLinks(addresses, checks, { now, limit: linksPerRun(addresses.length) });
  for (const address of due) {
    if (requests >= REQUESTS_PER_RUN) break;
    const checked = await checkLink(deps, address);
    requests += checked.requests;
    broken += Number(checked.isBroken);
  }
  if (due.length > 0) deps.log("info", "links.checked", { requests, broken });
}
