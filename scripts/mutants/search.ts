import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Vitest } from "vitest/node";
import type { Guard } from "./guards.ts";
import type { openReached } from "./reached.ts";
import type { Killer } from "./report.ts";
import { type Failure, findFailure, type Some } from "./runner.ts";
import { testsOf } from "./tests-of.ts";

type TestsReaching = ReturnType<typeof openReached>;
type Search = { guard: Guard; last: Killer | undefined; testsReaching: TestsReaching };

/** The test that fails without the guard. At most so many test files are tried. */
export async function findKiller(vitest: Vitest, copy: string, search: Search, most: number) {
  const { path, mutant } = search.guard;
  const file = join(copy, path);
  const original = readFileSync(file, "utf8");
  const write = (text: string) => {
    writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  let failure: Failure | undefined;
  let tried = 0;
  for await (const some of candidatesOf(search)) {
    write(mutant);
    failure = await findFailure(vitest, copy, some);
    write(original);
    tried += 1;
    if (failure || tried === most) break;
  }
  return { failure, tried };
}

/** What killed it last time, then the nearest file, then those with the fewest tests that reach the guard. */
async function* candidatesOf({ guard, last, testsReaching }: Search): AsyncGenerator<Some> {
  const someOf = async (file: string): Promise<Some[]> => {
    const tests = await testsReaching(guard, file);
    return tests ? [{ file, tests: tests === "all" ? undefined : tests }] : [];
  };
  if (last && existsSync(last.file)) {
    for (const { file, tests } of await someOf(last.file)) {
      yield { file, tests: tests?.includes(last.test) ? [last.test] : tests };
    }
  }
  const others: Some[] = [];
  let isFirst = true;
  for (const file of testsOf(guard.path)) {
    for (const some of await someOf(file)) {
      if (isFirst) yield some;
      else others.push(some);
      isFirst = false;
    }
  }
  yield* others.toSorted((a, b) => countOf(a) - countOf(b));
}

const countOf = ({ tests }: Some) => tests?.length ?? Number.POSITIVE_INFINITY;
