import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { seats } from "#worker/db/schema/seats.ts";
import { viewAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import { acceptSeat, withdrawSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { company, named, type Person, person, seated } from "../../support/fixtures/membership/seats.ts";
import { merge } from "../../support/fixtures/merging.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const LOSS = /Of two seats from the same buyer, one remains/;

async function accepted(buyer: Person, holder: Person): Promise<string> {
  const seatId = await named(site, buyer, holder.email);
  expect(await acceptSeat(deps, holder, seatId)).toMatchObject({ ok: true });
  return seatId;
}

async function statesOf(ids: readonly string[]) {
  const rows = await deps.db
    .select()
    .from(seats)
    .where(inArray(seats.id, [...ids]));
  return ids.map((id) => {
    const { status, acceptedAt, closedAt } = rows.find((row) => row.id === id) ?? expect.fail(id);
    return { status, acceptedAt, closedAt };
  });
}

async function mergeTogether(keep: Person, drop: Person) {
  const pair = { keepId: keep.memberId, dropId: drop.memberId };
  const view = await viewAccounts(deps, await operatorOf(site, "desk"), pair);
  expect(await merge(site, { id: keep.memberId }, { id: drop.memberId })).toMatchObject({ ok: true });
  return view?.lost.join(" ");
}

test("a merge ends no seat, and announces no loss, unless both have an open seat of one buyer", async () => {
  const [keep, drop] = [await person(site), await company(site)];
  const [shared, second, third] = [await company(site), await company(site), await company(site)];
  const withdrawn = await accepted(shared, drop);
  await withdrawSeat(deps, shared.memberId, withdrawn);
  const ids = [
    withdrawn,
    await accepted(shared, keep),
    (await seated(site, shared)).seatId,
    await accepted(second, drop),
    await named(site, third, keep.email),
    await named(site, drop, (await person(site)).email),
  ];
  const before = await statesOf(ids);
  expect(await mergeTogether(keep, drop)).not.toMatch(LOSS);
  expect(await statesOf(ids)).toEqual(before);
});

test("of an invitation and an accepted seat from the same buyer, the accepted one stays, whichever account has it", async () => {
  for (const keepsAccepted of [true, false]) {
    const [keep, drop, buyer] = [await person(site), await person(site), await company(site)];
    const [holder, invited] = keepsAccepted ? [keep, drop] : [drop, keep];
    const ids = [await accepted(buyer, holder), await named(site, buyer, invited.email)];
    expect(await mergeTogether(keep, drop)).toMatch(LOSS);
    expect(await statesOf(ids)).toMatchObject([{ status: "accepted" }, { status: "ended" }]);
  }
});

test("a buyer whose membership and seats have ended can be merged with one who has given seats", async () => {
  const past = openSite({ now: () => new Date(Date.now() - 800 * 86_400_000) });
  const former = await company(past);
  const { seatId } = await seated(past, former);
  await withdrawSeat(past.deps, former.memberId, seatId);
  const current = await company(site);
  const { seatId: given } = await seated(site, current);
  await mergeTogether(current, former);
  expect(await statesOf([seatId, given])).toMatchObject([{ status: "withdrawn" }, { status: "accepted" }]);
});
