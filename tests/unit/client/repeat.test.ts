import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatWhileVisible } from "#app/client/page/repeat.ts";

const page = Object.assign(new EventTarget(), { hidden: false });
let setInView: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void) {
        setInView = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function repeat(mayRun = () => true) {
  const tick = vi.fn();
  const restart = repeatWhileVisible({} as Element, 1000, tick, mayRun);
  restart();
  return { tick, restart };
}

test("it ticks once per interval", () => {
  const { tick } = repeat();
  vi.advanceTimersByTime(999);
  expect(tick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2001);
  expect(tick).toHaveBeenCalledTimes(3);
});

test("a restart begins a whole new interval", () => {
  const { tick, restart } = repeat();
  vi.advanceTimersByTime(900);
  restart();
  vi.advanceTimersByTime(900);
  expect(tick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(tick).toHaveBeenCalledTimes(1);
});

test("it pauses in a hidden tab", () => {
  const { tick } = repeat();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(5000);
  expect(tick).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(1000);
  expect(tick).toHaveBeenCalledTimes(1);
});

test("it pauses out of view", () => {
  const { tick } = repeat();
  setInView(false);
  vi.advanceTimersByTime(5000);
  expect(tick).not.toHaveBeenCalled();
  setInView(true);
  vi.advanceTimersByTime(1000);
  expect(tick).toHaveBeenCalledTimes(1);
});

test("a report that the stage is still in view does not restart the interval", () => {
  const { tick } = repeat();
  vi.advanceTimersByTime(900);
  setInView(true);
  vi.advanceTimersByTime(100);
  expect(tick).toHaveBeenCalledTimes(1);
});

test("it stops when a restart finds that it may not run", () => {
  let isPaused = false;
  const { tick, restart } = repeat(() => !isPaused);
  isPaused = true;
  restart();
  vi.advanceTimersByTime(5000);
  expect(tick).not.toHaveBeenCalled();
});
