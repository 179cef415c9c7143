import { expect, test } from "vitest";
import { readFiles } from "#app/routes/console/content/files/read-files.server.ts";
import { IMPORT_LIMITS } from "#worker/contracts/console/content-files.ts";

const LINE = `${"x".repeat(7)}\n`;

/** The largest import. */
function largest(): string[] {
  const { bytes, fileBytes } = IMPORT_LIMITS;
  return Array.from({ length: bytes / fileBytes }, () => LINE.repeat(fileBytes / LINE.length));
}

async function read(fill: (form: FormData) => void) {
  const form = new FormData();
  fill(form);
  return readFiles(new Request("https://site.example/", { method: "POST", body: form }));
}

test("chosen files are read as texts, and the page of the dry run repeats them", async () => {
  const chosen = await read((form) => {
    form.append("step", "check");
    form.append("file", new File(["{}"], "a.json"));
  });
  expect(chosen).toMatchObject({ ok: true, value: { step: "check", files: [{ name: "a.json", text: "{}" }] } });
  const repeated = await read((form) => {
    for (const name of ["a.json", "b.md"]) {
      form.append("name", name);
      form.append("text", `text of ${name}`);
    }
  });
  expect(repeated).toMatchObject({
    ok: true,
    value: {
      files: [
        { name: "a.json", text: "text of a.json" },
        { name: "b.md", text: "text of b.md" },
      ],
    },
  });
});

test.each<[string, (form: FormData) => void, RegExp]>([
  ["no file", (form) => form.append("file", new File([], "")), /^Choose at least one file/],
  [
    "too many files",
    (form) => {
      for (let i = 0; i <= IMPORT_LIMITS.files; i += 1) form.append("file", new File(["{}"], `${i}.json`));
    },
    /^Choose at most 60 files/,
  ],
  [
    "a ZIP file",
    (form) => form.append("file", new File([new Uint8Array([0x50, 0x4b, 0xff, 0xfe])], "a.zip")),
    /Unpack/,
  ],
  [
    "too much together",
    (form) => {
      for (const [i, text] of [...largest(), "x"].entries()) form.append("file", new File([text], `${i}.md`));
    },
    /^Together, these files are larger than 4\u00a0MB\. Choose fewer\.$/,
  ],
])("%s is refused with a message", async (_what, fill, message) => {
  expect(await read(fill)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
});

test("a body that is not a form with files is refused", async () => {
  const request = new Request("https://site.example/", { method: "POST", body: "step=check" });
  expect(await readFiles(request)).toMatchObject({ ok: false, code: "invalid_input" });
});

test("the largest import also fits through the second form, with the line breaks that a browser sends", async () => {
  const form = new FormData();
  for (const [i, text] of largest().entries()) {
    form.append("name", `${i}.md`);
    form.append("text", text.replaceAll("\n", "\r\n"));
  }
  form.append("seen", "x".repeat(10_000));
  const request = new Request("https://site.example/", { method: "POST", body: form });
  expect((await request.clone().arrayBuffer()).byteLength).toBeLessThanOrEqual(IMPORT_LIMITS.formBytes);
  expect(await readFiles(request)).toMatchObject({ ok: true });
});
