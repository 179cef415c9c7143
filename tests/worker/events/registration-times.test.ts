import { expect, test } from "vitest";
import { openSite } from "../../support/site/site.ts";

const DATES = { tab: "upcoming", startsAt: "2027-01-10T04:30:00Z", endsAt: "2027-01-10T08:00:00Z" } as const;
const GUEST = {
  fullName: "Asha Rao",
  email: "times@example.org",
  phone: "9876543210",
  membershipStatus: "Gold Member",
  event: "made-for-this-test",
};

/** The status of a registration sent at `now` for an event with these details. */
async function registerAt(
  now: string,
  details: { closesOn: string | undefined; isFull?: boolean; isCancelled?: boolean },
): Promise<number> {
  const { content } = openSite().deps;
  const { version, collections } = await content.snapshot();
  const [first = expect.fail("no event")] = collections.events;
  const event = { ...first, ...DATES, isFull: false, ...details, slug: GUEST.event };
  const snapshot = async () => ({ version, collections: { ...collections, events: [event] } });
  const site = openSite({ now: () => new Date(now), content: { ...content, snapshot } });
  return (await site.post("/event/register", GUEST)).status;
}

test("without a closing day an event takes registrations until it ends, even if no editor has moved it", async () => {
  const open = { closesOn: undefined };
  expect(await registerAt("2027-01-10T07:59:59.999Z", open)).toBe(201);
  expect(await registerAt("2027-01-10T08:00:00Z", open)).toBe(422);
});

test("with a closing day an event takes registrations until that day ends in India", async () => {
  const closing = { closesOn: "2027-01-08" };
  expect(await registerAt("2027-01-08T18:29:59.999Z", closing)).toBe(201);
  expect(await registerAt("2027-01-08T18:30:00Z", closing)).toBe(422);
});

test("an event that ends on its closing day takes no registrations after its end", async () => {
  const closing = { closesOn: "2027-01-10" };
  expect(await registerAt("2027-01-10T07:59:59.999Z", closing)).toBe(201);
  expect(await registerAt("2027-01-10T08:00:00Z", closing)).toBe(422);
});

test.each([{ isFull: true }, { isCancelled: true }])("an event with %o takes no registrations", async (state) => {
  expect(await registerAt("2027-01-02T06:00:00Z", { closesOn: undefined, ...state })).toBe(422);
});
