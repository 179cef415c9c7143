import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SubmissionForm } from "#app/routes/dashboard/workspace/submission-form.tsx";

function versionAfter(code: string): string | undefined {
  const actionData = { outcome: { code, message: "Refused." }, entered: { version: "1", text: "Typed" } };
  const html = renderToStaticMarkup(
    <SubmissionForm actionData={actionData} version={2} stored={{ text: "Saved elsewhere" }} questions={[]} buttons="">
      {null}
    </SubmissionForm>,
  );
  return /name="version" value="(\d)"/.exec(html)?.[1];
}

test("a refused form stays at the version that its author saw, until a conflict shows them the newer one", () => {
  expect(versionAfter("invalid_input")).toBe("1");
  expect(versionAfter("too_many_requests")).toBe("1");
  expect(versionAfter("version_conflict")).toBe("2");
});
