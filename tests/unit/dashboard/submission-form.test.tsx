import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import NewOffer from "#app/routes/dashboard/workspace/offer.tsx";
import { SubmissionForm } from "#app/routes/dashboard/workspace/submission-form.tsx";
import Suggestions from "#app/routes/dashboard/workspace/suggestions.tsx";

const versionIn = (html: string) => /name="version" value="(\d)"/.exec(html)?.[1];

function versionAfter(code: string, text = "Saved elsewhere"): string | undefined {
  const actionData = { outcome: { code, message: "Refused." }, entered: { version: "1", text: "Typed" } };
  const html = renderToStaticMarkup(
    <SubmissionForm actionData={actionData} version={2} stored={{ text }} questions={[]} buttons="">
      {null}
    </SubmissionForm>,
  );
  return versionIn(html);
}

test("a refused form stays at the version that its author saw, until a conflict shows them the newer one", () => {
  expect(versionAfter("invalid_input")).toBe("1");
  expect(versionAfter("too_many_requests")).toBe("1");
  expect(versionAfter("version_conflict")).toBe("2");
});

test("a refused text that was saved in the meantime does not conflict with itself", () => {
  expect(versionAfter("invalid_input", "Typed")).toBe("2");
});

test("a new text that was changed and sent again replaces what was sent first", () => {
  const loaderData = { id: "new", startups: [], suggestions: [], choices: [], isFirst: true };
  const outcome = { code: "version_conflict", message: "Changed in the meantime." };
  const conflict = { loaderData, actionData: { outcome, entered: { id: "sent", version: "0" } } };
  for (const page of [
    <NewOffer key="offer" {...(conflict as unknown as ComponentProps<typeof NewOffer>)} />,
    <Suggestions key="suggestion" {...(conflict as unknown as ComponentProps<typeof Suggestions>)} />,
  ]) {
    const html = renderToStaticMarkup(page);
    expect(html).toContain('name="id" value="sent"');
    expect(versionIn(html)).toBe("1");
  }
});
