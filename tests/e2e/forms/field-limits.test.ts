import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, inSteps, settled, test } from "../../support/browser/browser.ts";
import { expectHiddenHoneypot } from "../../support/fixtures/forms.ts";

const NAME_CUT = "The pasted text was cut. This field holds up to 120 characters.";

/** Has the browser paste `text` into the focused field, as a visitor does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test(
  "a field with a limit",
  inSteps({
    "text near the limit typed before hydration keeps its counter": async (page) => {
      await page.goto("/ContactUs");
      await settled(page);
      await page.getByLabel("Name").fill("h".repeat(115));
      await hydrated(page);
      await expect(page.locator(".field-limit").first()).toHaveText("5 characters left.");
    },
    "a field counts down from 90 % of its length and announces it to screen readers after a pause": async (page) => {
      const name = page.getByLabel("Name");
      const field = page.locator(".field").filter({ has: name });
      const [seen, spoken] = [field.locator(".field-limit"), field.locator("[aria-live=polite]")];
      await name.fill("a".repeat(107));
      await expect(seen).toBeEmpty();
      await name.press("End");
      await page.keyboard.type("a");
      await expect(seen).toHaveText("12 characters left.");
      await expect(spoken).toHaveText("12 characters left.");
      await page.keyboard.type("a".repeat(11));
      await expect(seen).toHaveText("1 character left.");
      await page.keyboard.type("aa");
      await expect(name).toHaveValue("a".repeat(120));
      await expect(seen).toHaveText("0 characters left.");
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      await expect(seen).toBeEmpty();
      await expect(spoken).toBeEmpty();
    },
    "pasted text that exactly fills the field is not announced as cut": async (page) => {
      await page.getByLabel("Name").focus();
      await paste(page, "d".repeat(120));
      await expect(page.locator(".field-limit").first()).toHaveText("0 characters left.");
      await page.getByLabel("Name").fill("");
    },
    "pasted text that was cut is announced, into an empty, a full and an email field": async (page) => {
      const seen = (label: string) =>
        page
          .locator(".field")
          .filter({ has: page.getByLabel(label) })
          .locator(".field-limit");
      await page.getByLabel("Name").focus();
      await paste(page, "b".repeat(121));
      await expect(page.getByLabel("Name")).toHaveValue("b".repeat(120));
      await expect(seen("Name")).toHaveText(NAME_CUT);
      await paste(page, "no room");
      await expect(seen("Name")).toHaveText(NAME_CUT);

      await page.getByLabel("Email").focus();
      await paste(page, `${"c".repeat(250)}@long.example`);
      await expect(seen("Email")).toHaveText("The pasted text was cut. This field holds up to 254 characters.");

      await page.getByLabel("Message").focus();
      await paste(page, "A line that fits.\r\nAnd one more.");
      await expect(seen("Message")).toBeEmpty();
    },
    "it passes axe": async (page) => {
      await page.getByLabel("Name").fill("i".repeat(120));
      expect(await axeFindings(page)).toEqual([]);
    },
  }),
);

test("the plan's dialog, the call-back form and pages without the client bundle count down too", async ({ page }) => {
  await page.goto("/membership");
  await hydrated(page);
  await settled(page);
  await expectHiddenHoneypot(page);
  await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
  const dialog = page.getByRole("dialog", { name: "Join as Gold Member" });
  await dialog.getByLabel("Full name").focus();
  await paste(page, "e".repeat(130));
  await expect(dialog.getByText(NAME_CUT).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const form = page.locator(".call-back #field-name");
  await form.focus();
  await paste(page, "f".repeat(130));
  await expect(page.locator(".call-back #field-name ~ .field-limit")).toHaveText(NAME_CUT);

  await page.goto("/erasure");
  await settled(page);
  await page.getByRole("textbox").focus();
  await paste(page, "g".repeat(50));
  await expect(page.locator(".field-limit")).toHaveText(
    "The pasted text was cut. This field holds up to 40 characters.",
  );
});
