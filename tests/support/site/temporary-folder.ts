import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Twice the size of the tests' largest database, with room to spare. */
const ROOM = 6 * 2 ** 30;
const MEMORY = "/dev/shm";
const MOUNTS = "/proc/mounts";

/** Gives a test run and its tools a separate temporary folder, and removes it when the run ends, failed or not. */
export default function makeTemporaryFolder(): () => void {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), "masa-"));
  process.env["TMPDIR"] = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted run does not reach its teardown, and the runtime can write a mail after it.
  process.once("exit", remove);
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    remove();
  };
}

/** Whether the system has a folder in memory for databases: D1 waits for the disk after each write. */
function hasMemory(): boolean {
  if (!existsSync(MOUNTS)) return false;
  const isMounted = /^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(readFileSync(MOUNTS, "utf8"));
  if (!isMounted) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}
