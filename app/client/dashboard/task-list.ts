import * as m from "#messages/dashboard/tasks.ts";
import { goodAfternoon, goodEvening, goodMorning } from "#messages/time.ts";
import type { Task } from "#worker/contracts/tasks.ts";

/** Stored as `tasks_{role}`; `isPending` until the server has the change. */
export type StoredTask = Task & { owner: string; isPending: boolean };

export function fromServer(tasks: readonly Task[], owner: string): StoredTask[] {
  return tasks.map((task) => ({ ...task, owner, isPending: false }));
}

export function mergeStored(
  list: readonly StoredTask[],
  copy: unknown,
  owner: string,
  isNewer: (stored: StoredTask, current: StoredTask) => boolean,
): StoredTask[] {
  if (!Array.isArray(copy)) return [...list];
  const own = (copy as StoredTask[]).filter((task) => task?.owner === owner && Number.isInteger(task.changedAt));
  return list.map((current) => {
    const stored = own.find(({ id }) => id === current.id);
    if (!stored || !isNewer(stored, current)) return current;
    return { ...stored, title: current.title, completed: stored.completed === true };
  });
}

/** Skips tasks that changed again during the request. */
export function mergeResponse(
  list: readonly StoredTask[],
  response: readonly Task[],
  sent: readonly StoredTask[],
  owner: string,
): StoredTask[] {
  return list.map((current) => {
    const fresh = response.find(({ id }) => id === current.id);
    const wasSent = sent.some(({ id, changedAt }) => id === current.id && changedAt === current.changedAt);
    if (!fresh || (current.isPending && !wasSent)) return current;
    return { ...fresh, owner, isPending: false };
  });
}

/** Changes a task. Its time (ms since 1970) is later than the last known change, even if the device's clock is slow. */
export function tick(list: readonly StoredTask[], id: string, completed: boolean, now: number): StoredTask[] {
  return list.map((task) =>
    task.id === id
      ? { ...task, completed, changedAt: Math.max(now, task.changedAt + 1), source: "hand", isPending: true }
      : task,
  );
}

const SIGN_TILES = 6;

/** Section 2: a whole percentage. `lit` is the number of lit tiles of the sign. */
export function progressOf(list: ReadonlyArray<{ completed: boolean }>) {
  const done = list.filter(({ completed }) => completed).length;
  const isFinished = done === list.length;
  return {
    percent: Math.round((done / list.length) * 100),
    lit: Math.round((done / list.length) * SIGN_TILES),
    isFinished,
    text: isFinished ? m.allDone() : m.done({ done, all: list.length }),
  };
}

/** Section 9, by the visitor's clock. */
export function greetingAt(hour: number): string {
  if (hour < 12) return goodMorning();
  return hour < 18 ? goodAfternoon() : goodEvening();
}
