import { afterEach, expect, test, vi } from "vitest";
import { createMail } from "#worker/providers/mail.ts";

const MAIL = { to: "asha@example.org", subject: "Hello", text: "Hello.", html: "<p>Hello.</p>" };

afterEach(() => {
  vi.useRealTimers();
});

test("a mail that the platform accepts is sent", async () => {
  const sent: unknown[] = [];
  const binding = { send: async (mail: unknown) => sent.push(mail) } as unknown as SendEmail;
  expect(await createMail(binding, "no-reply@example.org", "MASA Forum").send(MAIL)).toEqual({ ok: true });
  const from = { email: "no-reply@example.org", name: "MASA Forum" };
  expect(sent).toEqual([{ ...MAIL, from, attachments: [] }]);
});

test("a file is attached as bytes, because the platform interprets a string as base64", async () => {
  const sent: Array<{ attachments: Array<{ content: Uint8Array }> }> = [];
  const binding = { send: async (mail: (typeof sent)[number]) => sent.push(mail) } as unknown as SendEmail;
  const file = { filename: "event.ics", type: "text/calendar", content: "SUMMARY:मेला" };
  await createMail(binding, "no-reply@example.org", "MASA Forum").send({ ...MAIL, attachments: [file] });
  const [attachment = expect.fail("no file")] = sent[0]?.attachments ?? [];
  expect(attachment).toMatchObject({ filename: "event.ics", type: "text/calendar", disposition: "attachment" });
  expect(new TextDecoder().decode(attachment.content)).toBe(file.content);
});

test("a mail fails after ten seconds if the platform never answers", async () => {
  vi.useFakeTimers();
  const binding = { send: async () => new Promise(() => undefined) } as unknown as SendEmail;
  const sending = createMail(binding, "no-reply@example.org", "MASA Forum").send(MAIL);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([sending, Promise.resolve("waiting")])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toEqual({ ok: false, error: "TimeoutError" });
});
