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

export const dueChecks: readonly TodaySource[] = [facts, samples];
