import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReasonField } from "#app/routes/console/parts/reason-field.tsx";

test("every reason asks for no personal data, because the audit trail keeps it after an erasure", () => {
  const html = renderToStaticMarkup(<ReasonField help="Your reason is recorded." />);
  expect(html).toContain("Your reason is recorded. Write no name, address or phone number in the reason.");
});
