// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UPLOAD_FORM } from "#app/routes/console/csv/upload-form.tsx";
import { type Interrupted, useUnsavedInput } from "#app/routes/console/unsaved/use-unsaved-input.ts";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";

const PATH = "/console/members/import";
const LINES = "Name,Email,Role\nAsha Rao,asha@example.org,MSME";
let close = () => {};

function Page() {
  const interrupted = useUnsavedInput("operator-1");
  return <output>{interrupted ?? "not"}</output>;
}

/** Opens the page as after a link or a form of `referrer`, and returns how it was interrupted. */
async function open(referrer: string, { lines = "", refusal = "" } = {}): Promise<Interrupted | "not"> {
  close();
  history.replaceState(null, "", PATH);
  vi.spyOn(document, "referrer", "get").mockReturnValue(new URL(referrer, location.href).href);
  document.body.innerHTML = `<main class="console-main">
    ${refusal && `<div class="notice-error">${refusal} <a href="${UNLOCK_PATH}?to=${PATH}">Use my passkey</a></div>`}
    <form method="post" id="${UPLOAD_FORM}" class="console-form" data-restores>
      <input type="hidden" name="step" value="check"><input type="file"><textarea name="csv">${lines}</textarea>
    </form></main><div id="root"></div>`;
  const root = createRoot(document.getElementById("root") ?? expect.fail("no root"));
  close = () => act(() => root.unmount());
  // Ends when the hook has restored what it can.
  await act(async () => root.render(<Page />));
  return document.querySelector("output")?.textContent as Interrupted | "not";
}
const field = () => document.querySelector("textarea") ?? expect.fail("no field");
const send = () => void field().form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));

const QUOTA = 3000;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  const setItem = Storage.prototype.setItem.bind(sessionStorage);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation((key, value) => {
    if (value.length > QUOTA) throw new DOMException("", "QuotaExceededError");
    setItem(key, value);
  });
  // jsdom cannot follow links.
  addEventListener("click", (event) => event.preventDefault());
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test.each([
  ["the lines are back", LINES, "text", LINES],
  ["a file that is too large for the browser's storage must be chosen again", "x".repeat(QUOTA), "file", ""],
])("after an import that needs the passkey: %s, and the page says so", async (_, lines, interrupted, shown) => {
  expect(await open("/console/members")).toBe("not");
  field().value = lines;
  send();
  expect(await open(PATH, { lines, refusal: "Use your passkey again to do this." })).toBe("not");
  document.querySelector("a")?.click();
  expect(await open(UNLOCK_PATH)).toBe(interrupted);
  expect(field().value).toBe(shown);
  expect(await open("/console/members")).toBe("not");
});

test("after the lock a file that is too large for the browser's storage must be chosen again", async () => {
  await open("/console/members");
  field().value = "x".repeat(QUOTA);
  send();
  expect(await open(UNLOCK_PATH)).toBe("file");
});

test("text that was typed before a link to the passkey elsewhere on the page is back, without a notice", async () => {
  await open("/console/members");
  field().value = LINES;
  const link = `<a href="${UNLOCK_PATH}?to=${PATH}">Use my passkey to download</a>`;
  document.querySelector("main")?.insertAdjacentHTML("beforeend", link);
  document.querySelector("a")?.click();
  expect(await open(UNLOCK_PATH)).toBe("not");
  expect(field().value).toBe(LINES);
});

test("a passkey that interrupts nothing is not mentioned", async () => {
  await open("/console/members", { refusal: "Use my passkey to download" });
  document.querySelector("a")?.click();
  expect(await open(UNLOCK_PATH)).toBe("not");
});
