import { expect, test } from "vitest";
import { signIn } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

test("a logged-in account reads its own name and email, and the answer is never cached", async () => {
  const site = openSite();
  const { cookie, email } = await signIn(site);
  const other = await signIn(site);
  const response = await site.post("/account/details", {}, { Cookie: cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const own = await response.json<{ name: string; contact: string }>();
  expect(Object.keys(own).sort()).toEqual(["contact", "name"]);
  expect(own.contact).toBe(email);
  expect(own.contact).not.toBe(other.email);
});

test("a page of another site cannot read them", async () => {
  const site = openSite();
  const { cookie } = await signIn(site);
  const response = await site.post("/account/details", {}, { Cookie: cookie, Origin: "https://elsewhere.example" });
  expect(response.status).toBe(403);
});
