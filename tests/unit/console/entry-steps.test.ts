import { expect, test } from "vitest";
import { takeEntryStep } from "#app/routes/console/content/entry-steps.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import type { StudioDeps } from "#worker/domain/studio/publish-entry.server.ts";

test("an entry with a time for later is not published by the button that publishes now, and keeps what was typed", async () => {
  const entered = new URLSearchParams({ step: "publish", publishAt: "2027-01-05T10:00", "en.title": "Not yet" });
  const place = { collection: "articles", slug: "not-yet", version: 3 } as const;
  // Nothing is read or written.
  const response = await takeEntryStep({} as StudioDeps, {} as Operator, place, entered);
  expect(response).toMatchObject({
    data: {
      message: "You chose a time under “Publish later”. Press Schedule, or empty that field to publish now.",
      errors: { publishAt: expect.stringContaining("Press Schedule") },
      tree: { en: { title: "Not yet" } },
      version: 3,
      publishAt: "2027-01-05T10:00",
    },
    init: { status: 422 },
  });
});
