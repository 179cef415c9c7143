import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sign } from "#app/components/ui/sign.tsx";

const render = (props: Parameters<typeof Sign>[0]) => renderToStaticMarkup(createElement(Sign, props));

test.each([0, 1, 3, 6])("the sign with %i lit has six tiles and lights the first of them", (lit) => {
  const tiles = render({ lit }).match(/<path[^>]*>/g) ?? [];
  expect(tiles.map((tile) => tile.includes('class="lit"'))).toEqual([0, 1, 2, 3, 4, 5].map((index) => index < lit));
});

test("without a label the sign is decorative, with a label it is an image with that name", () => {
  expect(render({ lit: 2 })).toContain('aria-hidden="true"');
  const labelled = render({ lit: 3, label: "3 of 6 parts done" });
  expect(labelled).toContain('role="img" aria-label="3 of 6 parts done"');
  expect(labelled).not.toContain("aria-hidden");
});

test("the sign is at most 250 bytes compressed", () => {
  expect(gzipSync(render({ lit: 3 })).length).toBeLessThanOrEqual(250);
});
