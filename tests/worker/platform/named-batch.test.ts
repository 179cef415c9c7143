import { expect, test } from "vitest";
import { batchNamed } from "#worker/db/named-batch.ts";
import { intents } from "#worker/db/schema/visitors.ts";
import { openSite } from "../../support/site/site.ts";

const { deps } = openSite();
const add = (id: string) => deps.db.insert(intents).values({ id, intent: "For Membership", createdAt: deps.now() });

test("each statement's rows have its name, whatever lists come before it", async () => {
  const written = await batchNamed(deps, {
    one: add("named-1").returning(),
    none: [],
    list: [add("named-2"), add("named-3")],
    last: add("named-4").returning(),
  });
  expect(written).toMatchObject({ one: [{ id: "named-1" }], last: [{ id: "named-4" }] });
  expect(written).not.toHaveProperty("list");
});

test("one statement that fails leaves nothing of the batch", async () => {
  await expect(batchNamed(deps, { fresh: add("named-5"), again: [add("named-1")] })).rejects.toThrow();
  const rows = await deps.db.select({ id: intents.id }).from(intents);
  expect(rows.map(({ id }) => id)).not.toContain("named-5");
});
