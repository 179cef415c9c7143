// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { queueInput } from "#app/client/page/queued-input.ts";

queueInput();

const root = document.documentElement;
const HYDRATING = '<script type="application/json" data-module="/assets/hydrate-abc.js"></script>';
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

beforeEach(() => {
  // Empties the queue of the test before.
  document.body.innerHTML = "";
  dispatchEvent(new Event("app:ready"));
  for (const mark of ["ready", "chunkFailed"]) delete root.dataset[mark];
});

function ready() {
  root.dataset["ready"] = "";
  dispatchEvent(new Event("app:ready"));
}

test("a click on a queued link is repeated once the page is ready", () => {
  document.body.innerHTML = '<a href="#more" data-queue="more">More</a>';
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("a").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  const onClick = vi.fn((event: Event) => event.preventDefault());
  find("a").addEventListener("click", onClick);
  ready();
  expect(onClick).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("app:ready"));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a click on a button of a hydrating page is repeated, and on other pages it is not", () => {
  document.body.innerHTML = '<main><button type="button">Join</button></main>';
  const button = find("button");
  button.click();
  const onClick = vi.fn();
  button.addEventListener("click", onClick);
  dispatchEvent(new Event("app:ready"));
  expect(onClick).not.toHaveBeenCalled();

  button.removeEventListener("click", onClick);
  document.body.insertAdjacentHTML("beforeend", HYDRATING);
  button.click();
  button.addEventListener("click", onClick);
  ready();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a form of a dialog is submitted once the page is ready, and as without JavaScript if the page's module fails", () => {
  document.body.innerHTML = `${HYDRATING}<form><button>Send</button></form>`;
  const form = find<HTMLFormElement>("form");
  const requestSubmit = vi.spyOn(form, "requestSubmit").mockImplementation(() => {});
  const submit = vi.spyOn(form, "submit").mockImplementation(() => {});
  const send = () => {
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  dispatchEvent(new Event("app:ready"));
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(send()).toBe(true);
  dispatchEvent(new Event("chunk:failed"));
  expect(submit).toHaveBeenCalledTimes(1);
});

test("a post is sent at once", () => {
  document.body.innerHTML = `${HYDRATING}<form method="post"></form>`;
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const requestSubmit = vi.spyOn(find<HTMLFormElement>("form"), "requestSubmit");
  find("form").addEventListener("submit", (event) => {
    expect(event.defaultPrevented).toBe(false);
    onSubmit(event);
  });
  find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  ready();
  expect(requestSubmit).not.toHaveBeenCalled();
});

test.each(["ready", "chunkFailed"])("nothing is queued once the page is %s", (mark) => {
  root.dataset[mark] = "";
  document.body.innerHTML = '<a href="#more" data-queue="more">More</a>';
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  find("a").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
