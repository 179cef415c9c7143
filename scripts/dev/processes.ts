import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A step failed; the message is for the person at the terminal. */
export class StepError extends Error {}

export const root = fileURLToPath(new URL("../..", import.meta.url));

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** How long a command can take to exit after the signal. */
const GRACE_MS = 5000;
const isWindows = process.platform === "win32";

const running = new Set<ChildProcess>();
const cleanups = new Set<() => void>();
let isInterrupted = false;

/** Runs a command to its end and returns what it printed; throws StepError with it when the command fails. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await attempt(command, args, env);
  if (code !== 0) throw new StepError(`\`${command} ${args.join(" ")}\` failed:\n${output}`);
  return output;
}

/** Like {@link run}, but returns a failure as a value. Ends a command that takes longer than `limitMs`. */
export async function attempt(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  limitMs?: number,
): Promise<{ code: number; output: string; stdout: string }> {
  // A separate process group, so that the command's own child processes end with it.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
  });
  let output = "";
  let stdout = "";
  // A character can be split across two chunks.
  child.stdout.setEncoding("utf8");
  child.stderr.setEncoding("utf8");
  child.stdout.on("data", (chunk: string) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr.on("data", (chunk: string) => {
    output += chunk;
  });
  const tooLate = () => {
    output += `\nStopped, because it was still running after ${(limitMs ?? 0) / 1000} s.`;
    end(child);
  };
  const limit = limitMs ? setTimeout(tooLate, limitMs) : undefined;
  watch(running, child);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on("error", reject);
      // After a signal this never resolves: the process exits once its commands have.
      child.on("close", (exitCode) => {
        if (!isInterrupted) resolve(exitCode ?? 1);
      });
    });
    return { code, output, stdout };
  } finally {
    clearTimeout(limit);
    unwatch(running, child);
  }
}

/**
 * Gives `work` an empty folder that only this user can read, and removes it afterwards, even if a signal ends this
 * process.
 */
export async function withFolder<T>(name: string, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), `masa-${name}-`));
  const cleanup = () => rmSync(dir, { recursive: true, force: true });
  watch(cleanups, cleanup);
  try {
    return await work(dir);
  } finally {
    unwatch(cleanups, cleanup);
    cleanup();
  }
}

/** Handles signals only while there is a process to end or a folder to remove; servers handle their own. */
function watch<T>(set: Set<T>, one: T): void {
  if (running.size + cleanups.size === 0) for (const signal of SIGNALS) process.on(signal, interrupt);
  set.add(one);
}

function unwatch<T>(set: Set<T>, one: T): void {
  set.delete(one);
  if (running.size + cleanups.size === 0) for (const signal of SIGNALS) process.off(signal, interrupt);
}

function interrupt(signal: NodeJS.Signals): void {
  if (isInterrupted) return;
  isInterrupted = true;
  const children = [...running];
  let open = children.length;
  const leave = () => {
    for (const cleanup of cleanups) cleanup();
    process.exit(128 + constants.signals[signal]);
  };
  if (open === 0) leave();
  for (const child of children) {
    child.on("close", () => {
      open -= 1;
      if (open === 0) leave();
    });
    end(child);
  }
  setTimeout(leave, GRACE_MS + 1000);
}

/** Asks a command and its children to exit, and kills them if they do not. */
function end(child: ChildProcess): void {
  sendSignal(child, "SIGTERM");
  const last = setTimeout(() => sendSignal(child, "SIGKILL"), GRACE_MS);
  child.on("close", () => clearTimeout(last));
}

function sendSignal(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid && !isWindows) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}

/** Whether a local port is free. */
export async function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
