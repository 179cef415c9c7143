import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Records } from "#app/routes/console/members/member-records.tsx";
import { Mentoring } from "#app/routes/console/members/mentoring.tsx";

test("a mentor without startups has a sentence instead of an empty list", () => {
  const one = { slug: "dhanvel-looms", name: "Dhanvel Looms" };
  const page = (assigned: (typeof one)[]) =>
    renderToStaticMarkup(<Mentoring assigned={assigned} others={[]} mayChange={true} />);
  expect(page([one])).toMatch(/<ul.*Dhanvel Looms/);
  expect(page([])).toContain("None yet.");
  expect(page([])).not.toContain("<ul");
});

test("a member's records are links below a title, and say if there are older ones", () => {
  const rows = [{ href: "/console/offers/1", title: "Dhanvel Looms", facts: ["₹2,50,000"] }];
  const page = (isCut: boolean) => renderToStaticMarkup(<Records records={[{ title: "Offers", rows, isCut }]} />);
  expect(page(true)).toContain('<a href="/console/offers/1">Dhanvel Looms</a>');
  expect(page(true)).toContain("These are the newest 1.");
  expect(page(false)).not.toContain("newest");
});
