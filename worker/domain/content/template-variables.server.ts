import type { Entry } from "../../content/collections.ts";

/**
 * What a text leaves to the settings entry: `{email}`, `{phone}`, `{tel}` (the number as a link has it) and `{links.awards}`
 * with its fellows. Filled in when the content is published, so that each stands in one place.
 */
export function interpolateSettings<T>(content: T, { email, phone, links }: Entry<"settings">): T {
  const values: Record<string, string> = { email, phone, tel: phone.replace(/[^+\d]/g, "") };
  for (const [name, link] of Object.entries(links)) values[`links.${name}`] = link;
  // In JSON a brace that is followed by a letter stands in a text, and what is put there is written as JSON, too.
  const filled = JSON.stringify(content).replace(/\{([a-z][\w.]*)\}/gi, (blank, name: string) => {
    const value = values[name];
    return value === undefined ? blank : JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as T;
}
