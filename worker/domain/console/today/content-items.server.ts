import { countSamples } from "../../content/samples.server.ts";
import { daysBetween, indianDay, longDate } from "../../india-calendar.server.ts";
import type { TodaySource } from "./today-source.server.ts";

/** Where the entries of a collection are shown. */
const PAGES: Record<string, string> = {
  team: "/team",
  partners: "/Partners",
  members: "/ourmembers",
  testimonials: "/",
  coverage: "/masainmedia",
  episodes: "/mahagrowth",
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
          facts: [`Read on ${longDate(readOn)}`, slug],
          due: { text: days === 0 ? "Due today" : `Due since ${longDate(nextCheckOn)}`, tone: "due" as const },
          link: { href: source.url, label: "Open the source" },
        };
      });
  },
};

/** A scheme is due with the first of its facts. */
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
        facts: [count === 1 ? "1 of its facts is due" : `${count} of its facts are due`],
        due: { text: since === today ? "Due today" : `Due since ${longDate(since)}`, tone: "due" as const },
        link: { href: link, label: "Open the official page" },
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
      title: collection.slice(0, 1).toUpperCase() + collection.slice(1),
      facts: [count === 1 ? "1 invented entry" : `${count} invented entries`],
      link: { href: PAGES[collection] ?? "/", label: "See the page" },
    }));
  },
};

export const dueChecks: readonly TodaySource[] = [schemes, facts, samples];
