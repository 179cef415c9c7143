import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a test run and its tools a separate temporary folder, and removes it when the run ends, failed or not. */
export default function makeTemporaryFolder(): () => void {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "masa-"));
  process.env["TMPDIR"] = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A run that is interrupted does not get to its teardown.
  process.once("exit", remove);
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    process.off("exit", remove);
    remove();
  };
}
