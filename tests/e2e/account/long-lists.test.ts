import { expect, test } from "../../support/browser/browser.ts";
import { logInNewMember } from "../../support/fixtures/account.ts";
import { SITE_PORT } from "../../support/site/ports.ts";

test.use({ javaScriptEnabled: false });

test("a long list is paginated, without JavaScript too", async ({ page }) => {
  await logInNewMember(page, "investor");
  const headers = { Origin: `http://localhost:${SITE_PORT}` };
  const form = { opportunity: "dhanvel-looms", amount: "2,50,000", instrument: "Loan", terms: "Two years." };
  for (let n = 1; n <= 22; n += 1) {
    const response = await page.request.post("/dashboard/offer", { form, headers, maxRedirects: 0 });
    expect(response.status()).toBe(302);
  }
  await page.goto("/dashboard/portfolio");
  const offers = page.locator(".member-page-list > li");
  await expect(offers).toHaveCount(20);
  await expect(page.getByText("₹55,00,000")).toBeVisible();
  await expect(page.getByRole("link", { name: "Newest offers" })).toHaveCount(0);
  await page.getByRole("link", { name: "Older offers" }).click();
  await expect(offers).toHaveCount(2);
  await expect(page.getByText("₹55,00,000"), "the sum is that of all pages").toBeVisible();
  await expect(page.getByRole("link", { name: "Older offers" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newest offers" }).click();
  await expect(offers).toHaveCount(20);
});
