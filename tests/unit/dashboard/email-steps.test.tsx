import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodesStep } from "#app/routes/dashboard/account/email-steps.tsx";

/** The codes that the form still has after these fields were refused. */
function codesAfter(...wrong: string[]): string[] {
  const errors = wrong.map((field) => ({ field, message: "That is not the code." }));
  const entered = { oldCode: "123456", newCode: "654321" };
  const step = { current: "old@example.org", email: "new@example.org", refusal: { message: "Refused.", errors } };
  const html = renderToStaticMarkup(<CodesStep {...step} entered={entered} />);
  return [...html.matchAll(/name="\w+Code"[^>]*value="(\d*)"/g)].map(([, value]) => value ?? "");
}

test("the code that was right need not be typed again, and codes that no longer count are not kept", () => {
  expect(codesAfter("newCode")).toEqual(["123456"]);
  expect(codesAfter("oldCode")).toEqual(["654321"]);
  expect(codesAfter("oldCode", "newCode")).toEqual([]);
  expect(codesAfter()).toEqual([]);
});
