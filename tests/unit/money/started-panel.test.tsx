import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StartedPanel } from "#app/routes/membership/purchase/started.tsx";
import type { StartedMembership } from "#worker/contracts/payment.ts";
import { drawKolam } from "#worker/domain/membership/kolam.server.ts";

const membership: StartedMembership = {
  planId: "community",
  plan: "Community Member",
  name: "Meera Joshi",
  number: "M/26-27/000123",
  validTo: "19 November 2027",
  kolam: drawKolam("M/26-27/000123"),
  receipt: "/dashboard/receipts/1",
  document: "receipt",
  email: null,
  nextEvent: null,
};
const render = (email: string | null) =>
  renderToStaticMarkup(
    <StartedPanel
      started={{ sentence: "Payment Verified", membership: { ...membership, email } }}
      contactEmail="contact@masaforum.example"
    />,
  );

test("a payer who gave only a phone number reads how to get the receipt; one with an email is offered the login", () => {
  const html = render(null);
  expect(html).toContain("<h2>Your receipt and account</h2>");
  expect(html.replaceAll(/<[^>]*>/g, "")).toMatch(
    /You gave no email address\..* write to contact@masaforum\.example .*quote the number M\/26-27\/000123\./,
  );
  expect(html).not.toContain("Log in with");
  expect(render("meera@example.org")).toContain("Log in with this address");
});
