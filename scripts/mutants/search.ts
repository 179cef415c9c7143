import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Vitest } from "vitest/node";
import type { Guard } from "./guards.ts";
import type { recordReached } from "./reached.ts";
import type { Killer } from "./report.ts";
import { type Failure, type Outcome, runFiles, type Some } from "./runner.ts";
import type { openSources } from "./sources.ts";
import { testsOf } from "./tests-of.ts";

type Reach = Awaited<ReturnType<typeof recordReached>>;
/** A guard, its number, and the tests that may fail without it. */
export type Search = { guard: Guard; number: number; candidates: Some[]; tried: number; isLost?: boolean };

const AT_ONCE = 25;
const NO_GUARD = -1;

/** Candidates in order: the last killer, the most specific file, then files with the fewest tests that reach it. */
export function searchFor(guard: Guard, number: number, last: Killer | undefined, reached: Reach): Search {
  const files = testsOf(guard.path);
  const all = files.flatMap((file): Some[] => {
    const tests = reached(guard, file);
    return tests ? [{ file, tests: tests === "all" ? undefined : tests }] : [];
  });
  const [nearest, ...others] = all;
  const known = all
    .filter(({ file }) => file === last?.file)
    .map(({ file, tests }) => ({ file, tests: last && tests?.includes(last.test) ? [last.test] : tests }));
  const rest = others.toSorted((a, b) => countOf(a) - countOf(b));
  return { guard, number, candidates: [...known, ...(nearest ? [nearest] : []), ...rest], tried: 0 };
}

const countOf = ({ tests }: Some) => tests?.length ?? Number.POSITIVE_INFINITY;

/** Tries the next candidate of each search until one fails without the guard or none is left. */
export async function findKillers(
  vitest: Vitest,
  copy: string,
  sources: ReturnType<typeof openSources>,
  searches: Search[],
  report: (search: Search, failure: Failure | undefined) => void,
): Promise<void> {
  const open = [...searches];
  sources.switch();
  while (open.length > 0) {
    const some = takeNext(open);
    const startedAt = Date.now();
    const outcomes = await tryTogether(vitest, copy, some);
    const lost = outcomes.filter((outcome) => outcome.lost).length;
    console.log(
      `${some.length} files in ${Math.round((Date.now() - startedAt) / 1000)} s, ${lost} lost; ${open.length} guards wait`,
    );
    for (const [n, search] of some.entries()) {
      const outcome = outcomes[n] ?? { lost: false };
      const isDoubtful = outcome.lost ? search.isLost === true : isUnsure(search) && outcome.failure !== undefined;
      const isNone = isDoubtful && !(await passesWithAll(vitest, copy, search));
      if (isOver(search, isNone ? { lost: false } : outcome, report)) continue;
      open.push(search);
    }
  }
  sources.restore();
}

/** A search whose last run did not end comes alone, so that no other guard can be the reason. */
function takeNext(open: Search[]): Search[] {
  const lost = open.findIndex(({ isLost }) => isLost);
  return open.splice(0, lost < 0 ? AT_ONCE : Math.min(AT_ONCE, lost || 1));
}

/** A file of which a test failed while it was recorded, with every guard in place. */
const isUnsure = ({ candidates: [first] }: Search) => first !== undefined && first.tests === undefined;

/** Whether the file of the search's run passes with every guard in place. */
async function passesWithAll(vitest: Vitest, copy: string, search: Search): Promise<boolean> {
  const [outcome] = await tryTogether(vitest, copy, [{ ...search, number: NO_GUARD }]);
  return outcome?.lost === false && outcome.failure === undefined;
}

function isOver(search: Search, outcome: Outcome, report: Parameters<typeof findKillers>[4]): boolean {
  if (outcome.lost && !search.isLost) {
    search.isLost = true;
    return false;
  }
  search.isLost = false;
  const candidate = search.candidates.shift();
  search.tried += candidate ? 1 : 0;
  const endless = outcome.lost ? { test: "a test does not end", message: "it was stopped" } : undefined;
  const found = outcome.failure ?? endless;
  const failure = found && { ...found, file: candidate?.file ?? "" };
  if (!failure && search.candidates.length > 0) return false;
  report(search, failure);
  return true;
}

/** Runs a copy of each test file with its guard switched off. */
async function tryTogether(vitest: Vitest, copy: string, searches: readonly Search[]): Promise<Outcome[]> {
  const written: string[] = [];
  const files = searches.map(({ number, candidates: [some] }) => {
    if (!some) return undefined;
    const file = some.file.replace(/\.test\.ts$/, `.without-${number}.test.ts`);
    const source = readFileSync(join(copy, some.file), "utf8");
    writeFileSync(join(copy, file), `globalThis.lackedGuard = ${number};\n${source}`);
    written.push(join(copy, file));
    return { ...some, file };
  });
  const outcomes = await runFiles(
    vitest,
    copy,
    "run",
    files.filter((file) => file !== undefined),
  );
  for (const path of written) if (existsSync(path)) rmSync(path);
  return files.map((file) => (file ? (outcomes.shift() as Outcome) : { lost: false }));
}
