import type { Snapshot } from "../../content/store.ts";
import { settingsOf } from "./settings.server.ts";

type Collections = Snapshot["collections"];

/** Replaces `{email}`, `{phone}`, `{tel}`, `{links.…}` and `{from.…}` (the smallest plan with a benefit). */
export function interpolateSettings(content: Collections): Collections {
  const values = new Map(Object.entries({ ...settingsValues(content), ...smallestPlans(content) }));
  // In JSON, a brace before a letter is always inside a string; the value is JSON-escaped too.
  const filled = JSON.stringify(content).replace(/\{([a-z][\w.-]*)\}/gi, (blank, name: string) => {
    const value = values.get(name);
    return value === undefined ? blank : JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as Collections;
}

function settingsValues(content: Collections): Record<string, string> {
  const { email, phone, links } = settingsOf(content);
  const named = Object.entries(links).map(([name, link]) => [`links.${name}`, link]);
  return { email, phone, tel: phone.replace(/[^+\d]/g, ""), ...Object.fromEntries(named) };
}

function smallestPlans({ benefits, plans }: Collections): Record<string, string> {
  const ranked = plans.toSorted((a, b) => a.rank - b.rank);
  const named = benefits.flatMap(({ slug, values }) => {
    const smallest = ranked.find(({ planId }) => values[planId] !== false);
    return smallest ? [[`from.${slug}`, smallest.title] as const] : [];
  });
  return Object.fromEntries(named);
}
