import { execFileSync } from "node:child_process";
import { StepError } from "../dev/processes.ts";

const WORKERS = /workerd|vitest/;

/** Kills the processes that run tests if the work takes too long: without its guard, a loop may never end. */
export async function withinLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const end = () => {
    for (const id of workers()) process.kill(id, "SIGKILL");
  };
  const timer = setTimeout(end, limitMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

function workers(): number[] {
  if (process.platform === "win32") throw new StepError("A test without its guard does not end.");
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [id, parent, ...args] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && WORKERS.test(args.join(" ")) ? [Number(id)] : [];
  });
}
