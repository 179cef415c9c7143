import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, hydrated, test } from "../../support/browser/browser.ts";
import { lockConsole, openConsole, unlock } from "../../support/console/accounts.ts";

const PERSON = {
  collection: "team",
  slug: "person-from-a-file",
  en: {
    section: "Our Mentors",
    name: "Person From A File",
    linkedin: "https://www.linkedin.com/in/none",
    bio: "Short.",
  },
};
const fileOf = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

async function check(page: Page, files: ReturnType<typeof fileOf>[]): Promise<void> {
  await page.getByLabel("Files", { exact: true }).setInputFiles(files);
  await page.getByRole("button", { name: "Check the files" }).click();
  await expect(page.getByRole("heading", { name: /^What was found in / })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
}

test("an editor downloads a collection; a file sent while the console is locked must be chosen again; it is imported after its errors are corrected", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await openConsole(page, "editor", 8, "/console/content/team");
  await page.getByRole("link", { name: "Files" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download all" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("team.zip");
  expect((await readFile(await download.path())).toString("latin1")).toMatch(/^PK.*"collection": "team"/s);
  const text = JSON.stringify(PERSON);
  await test.step("after the lock the file must be chosen again", async () => {
    await hydrated(page);
    await page.getByLabel("Files", { exact: true }).setInputFiles([fileOf("person.json", text)]);
    await lockConsole(page, "editor", 8);
    await page.getByRole("button", { name: "Check the files" }).click();
    await unlock(page, "editor", 8);
    await expect(page.getByRole("alert")).toHaveText(
      "Nothing was done, because the console was locked. Browsers do not keep files: choose the file again, then send it.",
    );
  });
  await check(page, [fileOf("person.json", text), fileOf("broken.json", "{")]);
  await expect(page.getByText("Nothing is imported while one of the files has an error.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as drafts" })).toHaveCount(0);
  await check(page, [fileOf("person.json", text)]);
  await page.getByRole("button", { name: "Save as drafts" }).click();
  await expect(page.getByRole("alert")).toHaveText("The drafts are saved. Visitors do not see them yet.");
  await page.getByRole("link", { name: "Person From A File" }).click();
  await expect(page.getByLabel("About", { exact: true })).toHaveValue("Short.");
  await context.close();
});
