import { Buffer } from "node:buffer";
import { writeFileSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { axeFindings } from "../../support/browser/axe.ts";
import { expect, holdBack, hydrated, test } from "../../support/browser/browser.ts";
import { lockConsole, openConsole, unlock } from "../../support/console/accounts.ts";
import { animatedPng, cmykJpeg, photo, withExif } from "../../support/fixtures/pictures/photos.ts";

const PATH = "/console/pictures";
const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({ name, mimeType, buffer });

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
}

async function pastePhoto(page: Page, bytes: Buffer): Promise<void> {
  await page.evaluate((text) => {
    const pasted = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([pasted], "image.png", { type: "image/png" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, bytes.toString("base64"));
}

/** The pixels of a served picture. */
async function colours(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    const [width, height] = [bitmap.width, bitmap.height];
    return { width, height, first: at(5, 5), last: at(width - 5, height - 5) };
  }, src);
}

test("an editor adds two files at 360 px: turned upright, without location data, described, with a focal point", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "editor", 9, PATH);
  await hydrated(page);
  const upright = withExif(await photo(page, 1600, 1000));
  await page
    .getByLabel("Choose pictures")
    .setInputFiles([file("loom.jpg", upright), file("page.png", Buffer.from("<!doctype html><p>Hello"), "image/png")]);
  const rows = page.locator(".picture-upload");
  await expect(rows.nth(1)).toContainText("This file is not a picture, whatever its name says.");
  await expect(page.getByText("2 pictures chosen: 0 in the library, 1 not accepted, 1 to describe.")).toBeVisible();
  await expectFit(page);

  const row = rows.first();
  await row.getByRole("button", { name: "Add to the library" }).click();
  await expect(row.getByText("Describe the picture.")).toBeVisible();
  await expect(row.getByLabel("Description", { exact: true })).toBeFocused();
  const alt = `Two women at a loom ${crypto.randomUUID()}`;
  await row.getByLabel("Description", { exact: true }).fill(alt);
  await row.getByRole("button", { name: "Focal point on the picture" }).focus();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowDown"]) await page.keyboard.press(key);
  await expect(row.getByLabel("From the left")).toHaveValue("30");
  await expect(row.getByLabel("From the top")).toHaveValue("60");
  await row.getByRole("button", { name: "Add to the library" }).click();
  await expect(page.getByText("2 pictures chosen: 1 in the library, 1 not accepted, 0 to describe.")).toBeVisible();
  await expect(row).toBeFocused();
  await rows.nth(1).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Add pictures" })).toBeFocused();

  await row.getByRole("link", { name: "In the library" }).click();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(alt);
  await expect(page.getByLabel("From the left")).toHaveValue("30");
  await expect(page.getByText("Nowhere.")).toBeVisible();
  await expectFit(page);
  const src = (await page.locator(".picture-stage img").getAttribute("src")) ?? "";
  const { width, height, first, last } = await colours(page, src);
  expect([width, height]).toEqual([1000, 1600]);
  expect([first[0], last[2]].every((tone) => (tone ?? 0) > 150)).toBe(true);
  const served = await page.request.get(src);
  expect(served.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-type": "image/webp",
  });
  expect((await served.body()).includes("GPS")).toBe(false);
});

test("a pasted picture gets a focal point, which is back after the lock, and is changed and removed with the keyboard", async ({
  page,
}, testInfo) => {
  await openConsole(page, "editor", 10, PATH);
  await hydrated(page);
  await pastePhoto(page, await photo(page, 900, 600));
  const row = page.locator(".picture-upload");
  const stage = row.getByRole("button", { name: "Focal point on the picture" });
  const box = await stage.boundingBox();
  await stage.click({ position: { x: (box?.width ?? 0) * 0.91, y: (box?.height ?? 0) * 0.12 } });
  await expect(row.getByLabel("From the left")).toHaveValue("90");
  await expect(row.getByLabel("From the top")).toHaveValue("10");
  const words = crypto.randomUUID();
  await row.getByLabel("Description", { exact: true }).fill(`A harbour ${words}`);
  await row.getByLabel("Description in Hindi").press("Tab");
  await page.keyboard.press("Enter");
  await expect(row.getByRole("link", { name: "In the library" })).toBeVisible();

  await page.goto(`${PATH}?q=${words}`);
  await page.locator(".picture-grid a").click();
  await page.waitForURL(`**${PATH}/*`);
  await hydrated(page);
  await page.getByLabel("Description", { exact: true }).fill(`A harbour at dawn ${words}`);
  await page.getByRole("button", { name: "Focal point on the picture" }).focus();
  for (const key of ["ArrowLeft", "ArrowDown"]) await page.keyboard.press(key);
  await lockConsole(page, "editor", 10);
  await page.getByRole("button", { name: "Save" }).click();
  await unlock(page, "editor", 10);
  await expect(page.getByRole("alert")).toContainText("What you wrote is back in the form");
  await expect(page.getByLabel("From the left")).toHaveValue("80");
  await expect(page.getByLabel("From the top")).toHaveValue("20");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Saved.");
  await expect(page.getByLabel("From the left")).toHaveValue("80");
  await page.goto(`${PATH}?q=${words}&show=unused`);
  await page.getByRole("link", { name: "A harbour at dawn" }).click();
  await page.getByRole("button", { name: "Remove from the library" }).click();
  await expect(page.getByRole("alert")).toHaveText("Removed from the library.");
  await page.goto(`${PATH}?q=${words}`);
  await expect(page.getByText("No pictures match.")).toBeVisible();
  await test.step("files that browsers cannot show are refused with a reason; a CMYK JPEG is converted", async () => {
    await hydrated(page);
    await chooseOddFiles(page, testInfo);
  });
});

async function chooseOddFiles(page: Page, testInfo: TestInfo): Promise<void> {
  const whole = await photo(page, 640, 480);
  const files = {
    "large.jpg": Buffer.alloc(11 * 1024 * 1024),
    "drawing.svg": Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
    "film.png": animatedPng(),
    "torn.jpg": whole.subarray(0, 300),
    "print.jpg": cmykJpeg(),
  };
  const paths = Object.keys(files).map((name) => testInfo.outputPath(name));
  for (const [i, bytes] of Object.values(files).entries()) writeFileSync(paths[i] ?? "", bytes);
  await page.getByLabel("Choose pictures").setInputFiles(paths);
  const rows = page.locator(".picture-upload");
  await expect(rows.nth(0)).toContainText("This file is 11 MB. A picture may be at most 10 MB.");
  await expect(rows.nth(1)).toContainText("SVG drawings can contain scripts");
  await expect(rows.nth(2)).toContainText("Animated pictures are not accepted.");
  await expect(rows.nth(3)).toContainText("The picture cannot be opened. It is damaged or incomplete");
  await expect(rows.nth(4).getByRole("button", { name: "Add to the library" })).toBeVisible();
}

test("a file that is in the library keeps its description there, and an entry gets the new one", async ({ page }) => {
  await openConsole(page, "editor", 15, PATH);
  await hydrated(page);
  const sari = file("sari.jpg", await photo(page, 900, 600));
  const [first, second] = [`A red sari ${crypto.randomUUID()}`, `Ritu Bhatt ${crypto.randomUUID()}`];
  const rows = page.locator(".picture-upload");
  const [hindi, secondHindi] = ["लाल साड़ी", "ऋतु भट्ट"];
  for (const [i, [alt, altHi]] of [[first, hindi] as const, [second, secondHindi] as const].entries()) {
    await page.getByLabel("Choose pictures").setInputFiles([sari]);
    await rows.nth(i).getByLabel("Description", { exact: true }).fill(alt);
    await rows.nth(i).getByLabel("Description in Hindi").fill(altHi);
    await rows.nth(i).getByRole("button", { name: "Add to the library" }).click();
    await expect(rows.nth(i)).toContainText(`In the library: ${first}`);
  }
  await expect(rows.nth(0)).not.toContainText("not saved");
  await expect(rows.nth(1)).toContainText(`Yours is not saved: “${second} / ${secondHindi}”.`);
  await expectFit(page);

  await page.goto("/console/content/news/new");
  await hydrated(page);
  await page.locator(".studio-picture input[type=file]").setInputFiles([sari]);
  const added = page.getByRole("dialog", { name: "Describe the picture" });
  await added.getByLabel("Description", { exact: true }).fill(second);
  await added.getByRole("button", { name: "Focal point on the picture" }).focus();
  await page.keyboard.press("ArrowLeft");
  await added.getByRole("button", { name: "Add and use it here" }).click();
  await expect(added).toBeHidden();
  await expect(page.locator(".studio-picture").getByLabel("Description", { exact: true })).toHaveValue(second);
  await expect(page.locator(".studio-picture").getByLabel("Description in Hindi")).toHaveValue(hindi);
  await expect(page.getByLabel("From the left")).toHaveValue("40");
});

test("an auditor sees the library and changes nothing", async ({ page }) => {
  await openConsole(page, "auditor", 9, PATH);
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  await expect(page.getByLabel("Choose pictures")).toHaveCount(0);
  await expectFit(page);
});

test("an editor finds a picture by its words, adds another by paste, and gives it a focal point, on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConsole(page, "editor", 12, PATH);
  await hydrated(page);
  await page.getByLabel("Choose pictures").setInputFiles([file("dryer.jpg", await photo(page, 1300, 900))]);
  const alt = `A solar dryer ${crypto.randomUUID()}`;
  await page.getByLabel("Description", { exact: true }).fill(alt);
  await page.getByLabel("Description in Hindi").fill("सौर ड्रायर");
  await page.getByRole("button", { name: "Add to the library" }).click();
  await expect(page.getByRole("link", { name: "In the library" })).toBeVisible();

  await page.goto("/console/content/news/new");
  await hydrated(page);
  const description = page.locator(".studio-picture").getByLabel("Description", { exact: true });
  const hindi = page.locator(".studio-picture").getByLabel("Description in Hindi");
  // The whole library answers after the search.
  const showAll = await holdBack(page, "**/console/pictures/choose?q=&after=");
  const isAll = page.waitForResponse("**/console/pictures/choose?q=&after=");
  await page.getByRole("button", { name: "Search the library" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByLabel("Search").fill("words of no picture");
  await dialog.getByRole("button", { name: "Show" }).click();
  await expect(dialog.getByText("No pictures match.")).toBeVisible();
  showAll("continue");
  await (await isAll).finished();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(dialog.getByText("No pictures match.")).toBeVisible();
  await dialog.getByLabel("Search").fill(alt);
  await dialog.getByRole("button", { name: "Show" }).click();
  await expect(dialog.locator(".picture-grid li")).toHaveCount(1);
  await expectFit(page);
  await dialog.getByRole("button", { name: alt }).click();
  await expect(page.getByLabel("From the left")).toHaveValue("50");
  await expect(description).toHaveValue(alt);
  await expect(hindi).toHaveValue("सौर ड्रायर");

  await pastePhoto(page, await photo(page, 900, 600));
  const added = page.getByRole("dialog", { name: "Describe the picture" });
  await added.getByLabel("Description", { exact: true }).fill("Two weavers");
  await added.getByLabel("Description in Hindi").fill("दो बुनकर");
  await added.getByRole("button", { name: "Focal point on the picture" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectFit(page);
  const loginPage = { contentType: "text/html", body: "<h1>Login</h1>" };
  await page.route("**/console/pictures/upload", (route) => route.fulfill(loginPage), { times: 1 });
  await added.getByRole("button", { name: "Add and use it here" }).click();
  await expect(added.getByRole("alert")).toBeInViewport();
  await added.getByRole("button", { name: "Add and use it here" }).click();
  await expect(added).toBeHidden();
  await expect(page.getByLabel("Picture", { exact: true })).toHaveValue(/^\/uploads\//);
  await expect(description).toHaveValue("Two weavers");
  await expect(hindi).toHaveValue("दो बुनकर");
  await expect(page.getByLabel("From the left")).toHaveValue("40");
  await page.getByRole("button", { name: "Focal point on the picture" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("From the left")).toHaveValue("60");
  await page.getByLabel("Title", { exact: true }).fill(`Weavers ${crypto.randomUUID()}`);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toContainText("saved");
  await expect(page.getByLabel("From the left")).toHaveValue("60");
  await expect(page.locator(".studio-bar")).toContainText("until these texts are translated: Title.");
  await expectFit(page);
});

test("Escape during an upload keeps the entry's picture; a picture chosen in the list brings its description, and replaces that of the picture before, but no other words", async ({
  page,
}) => {
  await openConsole(page, "owner", 17, "/console/content/news/new");
  await hydrated(page);
  await test.step("Escape during an upload", () => escapeDuringUpload(page));
  const description = page.locator(".studio-picture").getByLabel("Description", { exact: true });
  const list = page.getByLabel("Picture", { exact: true });
  // By value: other tests add pictures, and the newest come first.
  const options = await list
    .locator("option")
    .evaluateAll((all) => all.slice(-3).map((one) => one.getAttribute("value")));
  const choose = async (place: number) => {
    await list.selectOption(options[place] ?? "none");
    return ((await list.locator("option:checked").textContent()) ?? "none").replace(/…$/, "");
  };
  const expectDescription = (start: string) =>
    expect.poll(async () => (await description.inputValue()).startsWith(start)).toBe(true);
  const hindi = page.getByLabel("Description in Hindi");
  await expectDescription(await choose(0));
  await hindi.fill("दो बुनकर");
  await expectDescription(await choose(1));
  await expect(hindi).toHaveValue("");
  await hindi.fill("एक करघा");
  await description.fill("A loom of our own");
  await page.getByLabel("Title", { exact: true }).fill(`Weavers ${crypto.randomUUID()}`);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toContainText("saved");
  await hydrated(page);
  await expectDescription(await choose(2));
  await expect(hindi).toHaveValue("");
  await choose(1);
  await expect(description).toHaveValue("A loom of our own");
  await expect(hindi).toHaveValue("एक करघा");
  await list.selectOption("");
  await expect(hindi).toHaveValue("");
  await choose(1);
  await expect(description).toHaveValue("A loom of our own");
  await expect(hindi).toHaveValue("एक करघा");
  await description.fill("My own words");
  await choose(0);
  await expect(description).toHaveValue("My own words");
  await expect(hindi).toHaveValue("एक करघा");
});

async function escapeDuringUpload(page: Page): Promise<void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/console/pictures/upload", async (route) => {
    const response = await route.fetch();
    await isReleased;
    await route.fulfill({ response });
  });
  await pastePhoto(page, await photo(page, 900, 600));
  const added = page.getByRole("dialog", { name: "Describe the picture" });
  await added.getByLabel("Description", { exact: true }).fill("Two weavers");
  const isSent = page.waitForRequest("**/console/pictures/upload");
  await added.getByRole("button", { name: "Add and use it here" }).click();
  await isSent;
  await page.keyboard.press("Escape");
  await expect(added).toBeHidden();
  release();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByLabel("Picture", { exact: true })).toHaveValue("");
  await expect(page.locator(".studio-picture").getByLabel("Description", { exact: true })).toHaveValue("");
}
