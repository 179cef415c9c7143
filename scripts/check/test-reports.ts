/** One test that ran, with its duration in milliseconds. */
export type TestTime = { title: string; ms: number };
/** What a test run reports in its JSON file. */
export type TestReport = { passed: number; failed: number; times: TestTime[] };

type VitestFile = { name: string; assertionResults: Array<{ fullName: string; duration?: number | null }> };
type Vitest = { numPassedTests: number; numTotalTests: number; testResults: VitestFile[] };

type Spec = { title: string; file: string; tests: Array<{ results: Array<{ duration: number }> }> };
type Suite = { specs: Spec[]; suites?: Suite[] };
type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** Reads the report of Vitest's `json` reporter. A skipped test counts as failed. */
export function readVitestReport(json: string): TestReport {
  // The reporter's documented format.
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(json) as Vitest;
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: titleOf(name, fullName), ms: duration ?? 0 })),
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, times };
}

/** Reads the report of Playwright's `json` reporter. A flaky or skipped test counts as failed. */
export function readPlaywrightReport(json: string): TestReport {
  // The reporter's documented format.
  const { stats, suites } = JSON.parse(json) as Playwright;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    times: suites.flatMap(timesOf),
  };
}

/** The slowest tests of several runs, one line each. */
export function slowestTests(times: readonly TestTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

function timesOf({ specs, suites = [] }: Suite): TestTime[] {
  const own = specs.map(({ file, title, tests }) => ({
    title: titleOf(file, title),
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesOf)];
}

function titleOf(file: string, title: string): string {
  return `${file.split("/").at(-1)}: ${title}`;
}
