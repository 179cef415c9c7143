import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import * as m from "#messages/dashboard/refusals.ts";
import { taskTitle } from "#messages/vocabulary/workspace.ts";
import { invalidInput, type Outcome, ok } from "../../contracts/problem.ts";
import type { Task, TaskChange, TasksResponse } from "../../contracts/tasks.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import { TASKS, type TaskId } from "../../contracts/workspace-vocabulary.ts";
import { type Renaming, renameIf } from "../../db/rename-if.ts";
import { taskStates } from "../../db/schema/workspace.ts";
import type { Deps } from "../../deps.ts";

/** The role comes from the session. */
export type TaskOwner = { memberId: string; role: Role };

/** (changedAt, completed, source) is a total order, so merging is commutative (docs/decisions/010). */
export type TaskState = { changedAt: number; completed: boolean; source: "hand" | "activity" };

export function laterOf(a: TaskState, b: TaskState): TaskState {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
  if (a.completed !== b.completed) return a.completed ? a : b;
  return a.source >= b.source ? a : b;
}

export async function listTasks(deps: Pick<Deps, "db">, { memberId, role }: TaskOwner): Promise<Task[]> {
  const isOwn = and(eq(taskStates.memberId, memberId), eq(taskStates.role, role));
  const rows = await deps.db.select().from(taskStates).where(isOwn);
  return TASKS[role].map(({ id }) => {
    const row = rows.find(({ taskId }) => taskId === id);
    return {
      id,
      title: taskTitle(id),
      completed: row?.completed ?? false,
      changedAt: row?.changedAt.getTime() ?? 0,
      source: row?.source ?? null,
    };
  });
}

/** The last change to a task wins. Future times count as now. Refuses all changes if one belongs to another role. */
export async function changeTasks(
  deps: Pick<Deps, "db" | "now">,
  owner: TaskOwner,
  changes: readonly TaskChange[],
): Promise<Outcome<TasksResponse>> {
  const known = TASKS[owner.role].map(({ id }): string => id);
  if (changes.some(({ id }) => !known.includes(id))) {
    return invalidInput([{ path: ["changes"], message: m.notYourTask() }]);
  }
  const now = deps.now().getTime();
  const [first, ...rest] = changes.map(({ id, completed, changedAt }) =>
    mergeStatement(deps, owner, id, { completed, changedAt: Math.min(changedAt, now), source: "hand" }),
  );
  const returned = first ? await deps.db.batch([first, ...rest]) : [];
  const accepted = [...new Set(returned.flat().map(({ taskId }) => taskId))];
  return ok({ role: owner.role, tasks: await listTasks(deps, owner), accepted });
}

export function tickStatement(deps: Pick<Deps, "db" | "now">, owner: TaskOwner, taskId: TaskId, when: SQL = sql`true`) {
  return mergeStatement(
    deps,
    owner,
    taskId,
    { completed: true, changedAt: deps.now().getTime(), source: "activity" },
    when,
  );
}

export async function listTasksOf(deps: Pick<Deps, "db">, memberId: string) {
  return deps.db.select().from(taskStates).where(eq(taskStates.memberId, memberId));
}

export function eraseTasksOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.delete(taskStates).where(eq(taskStates.memberId, memberId))] as const;
}

/** `laterOf` in SQL; returns the row if this state wins. */
function mergeStatement(
  deps: Pick<Deps, "db">,
  { memberId, role }: TaskOwner,
  taskId: string,
  { changedAt, completed, source }: TaskState,
  when: SQL = sql`true`,
) {
  const { changedAt: at, completed: done, source: from } = getTableColumns(taskStates);
  return deps.db
    .insert(taskStates)
    .select(sql`select ${memberId}, ${role}, ${taskId}, ${changedAt}, ${Number(completed)}, ${source} where ${when}`)
    .onConflictDoUpdate({
      target: [taskStates.memberId, taskStates.role, taskStates.taskId],
      set: { changedAt: new Date(changedAt), completed, source },
      setWhere: sql`(excluded.changed_at, excluded.completed, excluded.source) > (${at}, ${done}, ${from})`,
    })
    .returning({ taskId: taskStates.taskId });
}

/** Merges the tasks of two accounts. The later change to a task wins. */
export function mergeTasks({ db }: Pick<Deps, "db">, { from, to }: Renaming) {
  const { memberId, role, taskId } = taskStates;
  const isOlder = sql`exists (select 1 from ${taskStates} as own where own.member_id = ${from} and own.role = ${role}
    and own.task_id = ${taskId} and own.changed_at > ${taskStates.changedAt})`;
  return [
    db.delete(taskStates).where(and(eq(memberId, to), isOlder)),
    renameIf(db, { table: taskStates, column: memberId, keys: [role, taskId] }, { from, to }, sql`true`),
    db.delete(taskStates).where(eq(memberId, from)),
  ] as const;
}
