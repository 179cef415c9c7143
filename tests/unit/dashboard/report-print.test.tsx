import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ReportPrint from "#app/routes/dashboard/workspace/report/print.tsx";

type Props = ComponentProps<typeof ReportPrint>;

function print(fields: Record<string, string>) {
  const totals = { "cost-part": "0", "finance-part": "0" };
  const loaderData = { fields, totals, isDraft: true, day: "27 November 2026" };
  return renderToStaticMarkup(<ReportPrint {...({ loaderData } as unknown as Props)} />);
}

test("in a printed report a missing amount and a missing text have the same dash", () => {
  const page = print({});
  expect(page).not.toMatch(/<(td|dd)><\/\1>/);
  expect(page).toMatch(/<td>–<\/td>/);
  expect(page).toMatch(/<dd>–<\/dd>/);
  expect(print({ machineryCost: "₹2,50,000" })).toContain("<td>₹2,50,000</td>");
});
