import type { Entry } from "../../content/collections.ts";

/** Replaces `{email}`, `{phone}`, `{tel}` (for links) and `{links.…}` in content when it is published. */
export function interpolateSettings<T>(content: T, { email, phone, links }: Entry<"settings">): T {
  const values: Record<string, string> = { email, phone, tel: phone.replace(/[^+\d]/g, "") };
  for (const [name, link] of Object.entries(links)) values[`links.${name}`] = link;
  // In JSON, a brace before a letter is always inside a string; the value is JSON-escaped too.
  const filled = JSON.stringify(content).replace(/\{([a-z][\w.]*)\}/gi, (blank, name: string) => {
    const value = values[name];
    return value === undefined ? blank : JSON.stringify(value).slice(1, -1);
  });
  return JSON.parse(filled) as T;
}
