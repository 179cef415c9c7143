import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport, slowestTests } from "../../../scripts/check/test-reports.ts";

const VITEST = {
  numPassedTests: 1,
  numTotalTests: 3,
  testResults: [
    {
      name: "/site/tests/unit/money.test.ts",
      assertionResults: [
        { fullName: "adds", duration: 20 },
        { fullName: "subtracts", duration: 1500 },
        { fullName: "is skipped", duration: null },
      ],
    },
  ],
};
const spec = (title: string, ...durations: number[]) => ({
  title,
  file: "home.test.ts",
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const PLAYWRIGHT = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [{ specs: [spec("opens", 100)], suites: [{ specs: [spec("retries", 900, 1100)] }] }],
};

test("a test that was skipped or needed a retry counts as failed", () => {
  expect(readVitestReport(JSON.stringify(VITEST))).toMatchObject({ passed: 1, failed: 2 });
  expect(readPlaywrightReport(JSON.stringify(PLAYWRIGHT))).toMatchObject({ passed: 5, failed: 3 });
});

test("the slowest tests of all runs come first, with their file, title and seconds", () => {
  const times = [readVitestReport(JSON.stringify(VITEST)), readPlaywrightReport(JSON.stringify(PLAYWRIGHT))];
  expect(
    slowestTests(
      times.flatMap((report) => report.times),
      3,
    ),
  ).toEqual(["   2.0 s  home.test.ts: retries", "   1.5 s  money.test.ts: subtracts", "   0.1 s  home.test.ts: opens"]);
});
