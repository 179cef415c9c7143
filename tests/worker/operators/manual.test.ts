import { expect, test } from "vitest";
import { readManual } from "#worker/domain/console/manual.server.ts";

const { html, sections } = readManual();
const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

test("every section of the manual has an anchor, and every link in it leads to one or to the site", () => {
  expect(sections.map(({ title }) => title)).toContain("The month’s books");
  expect(ids.size).toBeGreaterThanOrEqual(sections.length);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(links.length).toBeGreaterThan(20);
  const dead = links.filter((href) => (href.startsWith("#") ? !ids.has(href.slice(1)) : !/^(?:\/|https:)/.test(href)));
  expect(dead).toEqual([]);
});

test("the manual shows its pictures, and is not cut off", () => {
  const pictures = [...html.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]*)"/g)];
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const [, address, alt] of pictures) {
    expect(address).toMatch(/^\/[\w/.@-]*(?:console|studio)-\w+.*\.webp$/);
    expect(alt).not.toBe("");
  }
  expect(html).not.toContain('src="images/');
  expect(html).not.toContain("<h1");
});
