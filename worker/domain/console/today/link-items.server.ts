import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { recordView, withTrail } from "../../audit-trail.server.ts";
import { indianDay, longDate } from "../../india-calendar.server.ts";
import { checkLink } from "../../links/check-link.server.ts";
import { isDead } from "../../links/due-links.server.ts";
import { acceptLinkStatement, hasFailed, listLinkChecks } from "../../links/link-checks.server.ts";
import { listOutboundLinks } from "../../links/outbound-links.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import type { TodaySource } from "./today-source.server.ts";

type StepDeps = Pick<Deps, "db" | "now" | "config" | "links" | "content">;

const FAILURES: Record<string, string> = {
  timeout: "Timed out",
  unreachable: "Unreachable",
  redirects: "Redirects in a loop",
  "404": "Page not found (404)",
  "410": "Page removed (410)",
};

export const deadLinks: TodaySource = {
  id: "links",
  title: "Dead links",
  sees: "content.read",
  acts: "content.change",
  async list(deps, limit) {
    const links = listOutboundLinks((await deps.content.snapshot()).collections);
    const dead = (await listLinkChecks(deps)).filter((check) => isDead(check, deps.now()));
    return dead
      .filter(({ address }) => links.has(address))
      .slice(0, limit)
      .map(({ address, status, checkedAt, firstFailedAt }) => ({
        id: address,
        title: address.replace(/^https?:\/\/(?:www\.)?/, ""),
        facts: [
          `Failing since ${longDate(indianDay(firstFailedAt ?? checkedAt))}, checked on ${longDate(indianDay(checkedAt))}`,
          ...(links.get(address) ?? []).map(({ collection, slug, label }) => ({
            href: `/console/content/${collection}/${slug}`,
            label,
          })),
        ],
        due: { text: FAILURES[status] ?? `Returns an error (${status})`, tone: "late" as const },
        link: { href: address, label: "Open the link" },
        actions: [
          { step: "check_link", label: "Check again" },
          { step: "accept_link", label: "Looks fine to me" },
        ],
      }));
  },
};

/** Checks a link at once. Refuses an address that no entry uses. */
export async function checkAgain(deps: StepDeps, operator: Operator, address: string): Promise<Outcome<null>> {
  const { links } = deps;
  if (!listOutboundLinks((await deps.content.snapshot()).collections).has(address)) return refused("not_found");
  if (!links) return refused("unavailable", "This environment does not check links.");
  await recordView(deps, operator, { action: "link.checked", subject: `link:${address}` });
  await checkLink({ ...deps, links }, address);
  return ok(null);
}

export async function acceptLink(
  deps: StepDeps,
  operator: Operator,
  address: string,
  isAccepted: boolean,
): Promise<Outcome<null>> {
  const entry = { action: isAccepted ? "link.accepted" : "link.reopened", subject: `link:${address}` };
  const change = acceptLinkStatement(deps, address, isAccepted);
  const [{ meta }] = await withTrail(deps, operator, entry, () => [change], hasFailed(address));
  return meta.changes > 0 ? ok(null) : refused("not_found");
}
