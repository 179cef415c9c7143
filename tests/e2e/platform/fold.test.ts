import { expect, test } from "../../support/browser/browser.ts";

for (const [path, what, selector] of [
  ["/membership", "a price", "main .price"],
  ["/events", "the next event's registration", "main a[href^='/event-registration']"],
  ["/ContactUs", "a field", "main form input[name=name]"],
  ["/register", "a field", "main form input[name=name]"],
  ["/event-registration", "a field", "main form input[name=fullName]"],
  ["/login", "a field", "main form input[type=email]"],
] as const) {
  test(`on the first screen of ${path} there is ${what}`, async ({ visit }) => {
    const page = await visit(path, { width: 1440, height: 900 });
    await expect(page.locator(selector).first()).toBeInViewport({ ratio: 1 });
  });
}

test("in forced colours there is no pattern behind a page's heading", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/about", "/Partners", "/login", "/event-registration"]) {
    await page.goto(path);
    const head = page.locator(".page-head");
    await expect(head).toHaveCSS("background-image", "none");
    expect(await head.evaluate((element) => getComputedStyle(element, "::after").backgroundImage)).toBe("none");
  }
});
