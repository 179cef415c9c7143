import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDocumentFonts } from "#worker/providers/document-fonts.ts";

const SITE = "https://masa.example";
const fontsFrom = (answer: (address: string) => Response) => {
  const asked: string[] = [];
  const fetch = async (request: RequestInfo | URL) => {
    const address = new Request(request).url;
    asked.push(address);
    return answer(address);
  };
  return { asked, fonts: createDocumentFonts({ fetch }, SITE) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("both weights are read from the site's files once", async () => {
  const { asked, fonts } = fontsFrom((address) => new Response(address.includes("600") ? "bold" : "regular"));
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  for (let n = 0; n < 2; n++)
    expect(await fonts.load()).toEqual({ regular: bytesOf("regular"), bold: bytesOf("bold") });
  expect(asked).toEqual([`${SITE}/fonts/noto-sans-devanagari-400.ttf`, `${SITE}/fonts/noto-sans-devanagari-600.ttf`]);
});

test("a font that is missing is named, and read again at the next document", async () => {
  let status = 404;
  const { fonts } = fontsFrom(() => new Response("font", { status }));
  await expect(fonts.load()).rejects.toThrow("The font /fonts/noto-sans-devanagari-400.ttf cannot be read: 404");
  status = 200;
  expect(Object.keys(await fonts.load())).toEqual(["regular", "bold"]);
});

test("a font that stops arriving is given up on after five seconds", async () => {
  const { fonts } = fontsFrom(() => new Response(new ReadableStream()));
  const outcome = fonts.load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.race([outcome, Promise.resolve("waiting")])).toMatchObject({ name: "TimeoutError" });
});
