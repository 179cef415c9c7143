import { afterEach, expect, test, vi } from "vitest";
import { createMail } from "#worker/providers/mail.ts";

const MAIL = { to: "asha@example.org", subject: "Hello", text: "Hello.", html: "<p>Hello.</p>" };

afterEach(() => {
  vi.useRealTimers();
});

test("a mail that the platform takes is sent", async () => {
  const taken: unknown[] = [];
  const binding = { send: async (mail: unknown) => taken.push(mail) } as unknown as SendEmail;
  expect(await createMail(binding, "no-reply@example.org", "MASA Forum").send(MAIL)).toEqual({ ok: true });
  expect(taken).toEqual([{ ...MAIL, from: { email: "no-reply@example.org", name: "MASA Forum" } }]);
});

test("a mail that the platform never answers for has failed after ten seconds", async () => {
  vi.useFakeTimers();
  const binding = { send: async () => new Promise(() => undefined) } as unknown as SendEmail;
  const sending = createMail(binding, "no-reply@example.org", "MASA Forum").send(MAIL);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([sending, Promise.resolve("waiting")])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toEqual({ ok: false, error: "TimeoutError" });
});
