import { expect, test } from "vitest";
import { createCircuitBreaker } from "#worker/providers/circuit-breaker.ts";
import { logged } from "../../support/fixtures/log.ts";

const HOST = "api.razorpay.com";

function breakerAt(startMs = 0) {
  const lines: string[] = [];
  let time = startMs;
  const breaker = createCircuitBreaker(logged(lines), () => time);
  const fail = (times: number) => {
    for (let n = 0; n < times; n += 1) breaker.recordFailure(HOST);
  };
  const events = () => lines.map((line) => (JSON.parse(line) as { event: string }).event);
  const wait = (ms: number) => {
    time += ms;
  };
  return { breaker, fail, events, wait };
}

test("two failures in a row stop nothing, the third stops every call for 30 seconds", () => {
  const { breaker, fail, events, wait } = breakerAt();
  fail(2);
  expect(breaker.admits(HOST)).toBe(true);
  fail(1);
  expect(breaker.admits(HOST)).toBe(false);
  expect(breaker.admits("challenges.cloudflare.com"), "other hosts go on").toBe(true);
  wait(29_999);
  expect(breaker.admits(HOST)).toBe(false);
  expect(events()).toEqual(["circuit.open"]);
});

test("a success between failures starts the count again", () => {
  const { breaker, fail } = breakerAt();
  fail(2);
  breaker.recordSuccess(HOST);
  fail(2);
  expect(breaker.admits(HOST)).toBe(true);
});

test("three failures that are more than a minute apart stop nothing", () => {
  const { breaker, fail, wait } = breakerAt();
  fail(2);
  wait(60_000);
  fail(1);
  expect(breaker.admits(HOST)).toBe(true);
});

test("after 30 seconds one trial call goes through, and its success lets all calls through again", () => {
  const { breaker, fail, events, wait } = breakerAt();
  fail(3);
  wait(30_000);
  expect([breaker.admits(HOST), breaker.admits(HOST)]).toEqual([true, false]);
  breaker.recordSuccess(HOST);
  expect([breaker.admits(HOST), breaker.admits(HOST)]).toEqual([true, true]);
  expect(events()).toEqual(["circuit.open", "circuit.closed"]);
});

test("a trial call that fails stops the calls for another 30 seconds, without a second line in the log", () => {
  const { breaker, fail, events, wait } = breakerAt();
  fail(3);
  wait(120_000);
  expect(breaker.admits(HOST)).toBe(true);
  wait(4_000);
  fail(1);
  wait(29_999);
  expect(breaker.admits(HOST)).toBe(false);
  wait(1);
  expect(breaker.admits(HOST)).toBe(true);
  expect(events()).toEqual(["circuit.open"]);
});
