import { type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { recordView, withTrail } from "../../audit-trail.server.ts";
import { listDueEntries } from "../../content/entries.server.ts";
import { countSamples } from "../../content/samples.server.ts";
import { dayAndHour, daysBetween, indianDay, longDate } from "../../india-calendar.server.ts";
import { checkLink } from "../../links/check-link.server.ts";
import { isDead } from "../../links/due-links.server.ts";
import { acceptLinkStatement, hasFailed, listLinkChecks } from "../../links/link-checks.server.ts";
import { listOutboundLinks } from "../../links/outbound-links.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { titleOf, workingCopy } from "../../studio/entry-content.server.ts";
import { findLabel } from "../../studio/views/view-collections.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const PUBLISHED_EVERY_MS = 15 * 60_000;

export const latePublications: TodaySource = {
  id: "late-publications",
  title: "Publications that are late",
  sees: "content.read",
  acts: "content.change",
  async list(deps, limit) {
    const late = await listDueEntries(deps.db, new Date(deps.now().getTime() - PUBLISHED_EVERY_MS));
    const oldestFirst = late.toSorted((a, b) => Number(a.publishAt) - Number(b.publishAt));
    return oldestFirst.slice(0, limit).map((entry) => ({
      id: entry.id,
      title: titleOf(workingCopy(entry).data, entry.slug),
      facts: [findLabel(entry.collection)],
      due: { text: `Was due on ${dayAndHour(entry.publishAt ?? deps.now())}`, tone: "late" as const },
      link: { href: `/console/content/${entry.collection}/${entry.slug}`, label: "Open the entry" },
    }));
  },
};

const facts: TodaySource = {
  id: "facts",
  title: "Facts to check again",
  sees: "content.read",
  acts: "content.change",
  async list(deps, limit) {
    const today = indianDay(deps.now());
    const { collections } = await deps.content.snapshot();
    const due = collections.facts.filter(({ nextCheckOn }) => nextCheckOn <= today);
    return due
      .toSorted((a, b) => (a.nextCheckOn < b.nextCheckOn ? -1 : 1))
      .slice(0, limit)
      .map(({ slug, source, readOn, nextCheckOn }) => {
        const days = daysBetween(nextCheckOn, today);
        return {
          id: slug,
          title: source.title,
          facts: [`Read on ${longDate(readOn)}`, { href: source.url, label: "Source" }],
          due: { text: days === 0 ? "Due today" : `Due since ${longDate(nextCheckOn)}`, tone: "due" as const },
          link: { href: `/console/content/facts/${slug}`, label: "Open the fact" },
        };
      });
  },
};

/** Schemes with a fact to check again. A scheme is due as soon as the first of its facts is. */
const schemes: TodaySource = {
  id: "schemes",
  title: "Schemes to review",
  sees: "content.read",
  acts: "content.change",
  async list(deps, limit) {
    const today = indianDay(deps.now());
    const { collections } = await deps.content.snapshot();
    const due = collections.schemes.flatMap(({ slug, title, link, facts: cited }) => {
      const days = collections.facts
        .filter((fact) => cited.includes(fact.slug) && fact.nextCheckOn <= today)
        .map(({ nextCheckOn }) => nextCheckOn)
        .toSorted();
      const [since] = days;
      return since ? [{ slug, title, link, since, count: days.length }] : [];
    });
    return due
      .toSorted((a, b) => (a.since < b.since ? -1 : 1))
      .slice(0, limit)
      .map(({ slug, title, link, since, count }) => ({
        id: slug,
        title,
        facts: [
          count === 1 ? "1 of its facts is due" : `${count} of its facts are due`,
          { href: link, label: "Official page" },
        ],
        due: { text: since === today ? "Due today" : `Due since ${longDate(since)}`, tone: "due" as const },
        link: { href: `/console/content/schemes/${slug}`, label: "Open the scheme" },
      }));
  },
};

const samples: TodaySource = {
  id: "samples",
  title: "Sample entries still published",
  sees: "content.read",
  acts: "content.change",
  async list(deps, limit) {
    const counts = Object.entries(countSamples((await deps.content.snapshot()).collections));
    return counts.slice(0, limit).map(([collection, count]) => ({
      id: collection,
      title: findLabel(collection),
      facts: [count === 1 ? "1 invented entry" : `${count} invented entries`],
      link: { href: `/console/content/${collection}?state=sample`, label: "Open the entries" },
    }));
  },
};

export const dueChecks: readonly TodaySource[] = [schemes, facts, samples];

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
