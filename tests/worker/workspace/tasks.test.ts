import fc from "fast-check";
import { expect, test } from "vitest";
import { taskTitle } from "#messages/vocabulary/workspace.ts";
import { ROLES, type Role } from "#worker/contracts/vocabulary.ts";
import { TASKS } from "#worker/contracts/workspace-vocabulary.ts";
import {
  changeTasks,
  eraseTasksOf,
  laterOf,
  listTasks,
  listTasksOf,
  type TaskOwner,
  type TaskState,
  tickStatement,
} from "#worker/domain/workspace/tasks.server.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = Date.parse("2026-11-20T06:00:00Z");
const openAt = (time = NOW) => openSite({ now: () => new Date(time) });

const enrolled = (role: Role) => enrol(openAt().deps, role);

const states = fc.record({
  changedAt: fc.integer({ min: 0, max: 3 }),
  completed: fc.boolean(),
  source: fc.constantFrom("hand" as const, "activity" as const),
});

/** An activity only ever ticks. */
const arrivals = states.filter(({ completed, source }) => completed || source === "hand");

test("merging two states is commutative, associative and idempotent", () => {
  fc.assert(
    fc.property(states, states, states, (a, b, c) => {
      expect(laterOf(a, b)).toEqual(laterOf(b, a));
      expect(laterOf(laterOf(a, b), c)).toEqual(laterOf(a, laterOf(b, c)));
      expect(laterOf(a, a)).toEqual(a);
    }),
    { numRuns: 1000 },
  );
});

test("D1 reaches the same state in whatever order and however often changes arrive", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arrivals, { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (all, dice) => {
        const [one, two] = [await enrolled("student"), await enrolled("student")];
        const shuffled = all.map((state) => [dice.next().value, state] as const).sort(([a], [b]) => a - b);
        for (const state of all) await arrive(one, state);
        for (const [, state] of [...shuffled, ...shuffled]) await arrive(two, state);
        const [first] = await listTasks(openAt().deps, one);
        expect(first).toEqual((await listTasks(openAt().deps, two))[0]);
        const { changedAt, completed, source } = all.reduce(laterOf);
        expect(first).toMatchObject({ changedAt, completed, source });
      },
    ),
    { numRuns: 25 },
  );
});

/** As a device sends it, or as an activity is done at that time. */
async function arrive(owner: TaskOwner, { changedAt, completed, source }: TaskState): Promise<void> {
  if (source === "activity") {
    const { deps } = openAt(changedAt);
    await deps.db.batch([tickStatement(deps, owner, "read-article")]);
  } else {
    await changeTasks(openAt().deps, owner, [{ id: "read-article", completed, changedAt }]);
  }
}

test.each(ROLES)("a new %s has the tasks of the specification, all open", async (role) => {
  const tasks = await listTasks(openAt().deps, await enrolled(role));
  expect(tasks).toEqual(
    TASKS[role].map(({ id }) => ({ id, title: taskTitle(id), completed: false, changedAt: 0, source: null })),
  );
});

test("the answer names the changes that won and the state of all tasks", async () => {
  const owner = await enrolled("investor");
  const { deps } = openAt();
  const late = { id: "view-portfolio", completed: true, changedAt: NOW - 10 };
  const first = await changeTasks(deps, owner, [late]);
  expect(first).toMatchObject({ ok: true, value: { role: "investor", accepted: ["view-portfolio"] } });
  const early = { id: "view-portfolio", completed: false, changedAt: NOW - 20 };
  const other = { id: "submit-offer", completed: true, changedAt: NOW - 20 };
  const second = await changeTasks(deps, owner, [early, other]);
  expect(second).toMatchObject({ ok: true, value: { accepted: ["submit-offer"] } });
  expect((await listTasks(deps, owner)).map(({ completed }) => completed)).toEqual([false, true, true]);
});

test("a change from the future counts as one of now, so that a later one can still undo it", async () => {
  const owner = await enrolled("student");
  await changeTasks(openAt().deps, owner, [{ id: "view-schemes", completed: true, changedAt: NOW + 86_400_000 }]);
  expect((await listTasks(openAt().deps, owner))[2]).toMatchObject({ completed: true, changedAt: NOW });
  await changeTasks(openAt(NOW + 5).deps, owner, [{ id: "view-schemes", completed: false, changedAt: NOW + 5 }]);
  expect((await listTasks(openAt().deps, owner))[2]).toMatchObject({ completed: false });
});

test("two changes of one task in one call end as the later one", async () => {
  const owner = await enrolled("student");
  const on = { id: "view-schemes", completed: true, changedAt: NOW - 2 };
  const off = { id: "view-schemes", completed: false, changedAt: NOW - 1 };
  await changeTasks(openAt().deps, owner, [off, on]);
  expect((await listTasks(openAt().deps, owner))[2]).toMatchObject({ completed: false, changedAt: NOW - 1 });
});

test("another role's task is refused, and the changes beside it are not made", async () => {
  const owner = await enrolled("student");
  const changes = ["view-schemes", "submit-offer"].map((id) => ({ id, completed: true, changedAt: NOW }));
  expect(await changeTasks(openAt().deps, owner, changes)).toMatchObject({ ok: false, code: "invalid_input" });
  expect(await listTasksOf(openAt().deps, owner.memberId)).toEqual([]);
});

test("a task that was unticked by hand is ticked again when the activity is done again", async () => {
  const owner = await enrolled("mentor");
  const tick = (time: number) => {
    const { deps } = openAt(time);
    return deps.db.batch([tickStatement(deps, owner, "study-startups")]);
  };
  await tick(NOW);
  await changeTasks(openAt(NOW + 10).deps, owner, [{ id: "study-startups", completed: false, changedAt: NOW + 10 }]);
  expect((await listTasks(openAt().deps, owner))[0]).toMatchObject({ completed: false, source: "hand" });
  await tick(NOW + 20);
  expect((await listTasks(openAt().deps, owner))[0]).toMatchObject({ completed: true, source: "activity" });
});

test("one member's changes do not affect another's, and erasing deletes only that member's rows", async () => {
  const [one, two] = [await enrolled("student"), await enrolled("student")];
  const { deps } = openAt();
  const change = { id: "write-review", completed: true, changedAt: NOW };
  await changeTasks(deps, one, [change]);
  await changeTasks(deps, two, [change]);
  await deps.db.batch(eraseTasksOf(deps, one.memberId));
  expect(await listTasksOf(deps, one.memberId)).toEqual([]);
  expect(await listTasksOf(deps, two.memberId)).toHaveLength(1);
});
