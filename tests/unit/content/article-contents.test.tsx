import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Contents } from "#app/routes/article/contents.tsx";

test("an article without sections has no list of them", () => {
  expect(renderToStaticMarkup(<Contents headings={[]} />)).toBe("");
  expect(renderToStaticMarkup(<Contents headings={["One"]} />)).toContain('<a href="#one">One</a>');
});
