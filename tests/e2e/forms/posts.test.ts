import { expect, hydrated, test } from "../../support/browser/browser.ts";

test("the honeypot is hidden from sight, keyboard and autofill", async ({ page }) => {
  for (const path of ["/ContactUs", "/register", "/event-registration", "/membership"]) {
    await page.goto(path);
    const trap = page.locator("input[name=second_topic]");
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    expect(await trap.evaluate((field) => field.closest("[aria-hidden=true]")?.clientWidth)).toBeLessThanOrEqual(1);
  }
});

test.describe("a program that fills in every field", () => {
  test.use({ expected: [/status of 422/] });

  test("gets a message, and its text is kept", async ({ page }) => {
    await page.goto("/ContactUs");
    await hydrated(page);
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email").fill("robot@example.org");
    await page.getByLabel("Message").fill("Everything filled in.");
    await page.locator("input[name=second_topic]").evaluate((field: HTMLInputElement) => {
      field.value = "Everything";
    });
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("A hidden field in this form was filled in");
    await expect(page.getByLabel("Message")).toHaveValue("Everything filled in.");
    // The answer empties the honeypot: a person whose tool had filled it in submits again.
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toHaveText("Message sent successfully!");
  });
});
