import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Vitest } from "vitest/node";
import type { Guard } from "./guards.ts";
import { withMarks } from "./marked.ts";
import { withSwitches } from "./switched.ts";

/** The sources in the copy that contain guards. */
export function openSources(vitest: Vitest, copy: string, guards: readonly Guard[]) {
  const numbered = guards.map((guard, number) => ({ ...guard, number }));
  const files = [...Map.groupBy(numbered, ({ path }) => path)].map(([path, inside]) => {
    return { path, inside, original: readFileSync(join(copy, path), "utf8") };
  });
  const write = (path: string, text: string) => {
    writeFileSync(join(copy, path), text);
    vitest.invalidateFile(join(copy, path));
  };
  return {
    /** Rewrites the sources so that each guard adds its number to `seenGuards`. */
    mark() {
      for (const { path, inside, original } of files) {
        const marks = inside.map(({ mark, number }) => ({ ...mark, number }));
        write(path, withMarks(original, marks));
      }
    },
    /** Rewrites the sources so that a guard has no effect while `lackedGuard` is its number. */
    switch() {
      for (const { path, inside, original } of files) write(path, withSwitches(original, inside));
    },
    restore() {
      for (const { path, original } of files) write(path, original);
    },
  };
}
