import type { Task, TasksResponse } from "#worker/contracts/tasks.ts";
import { createRetry, isPermanent } from "./dashboard/retry.ts";
import { storeUser } from "./dashboard/store-user.ts";
import { fromServer, greetingAt, mergeResponse, mergeStored, type StoredTask, tick } from "./dashboard/task-list.ts";
import { renderTasks, showSyncState } from "./dashboard/task-view.ts";
import { callApi } from "./page/call-api.ts";
import { hasLoggedOut } from "./page/logged-out.ts";

type Settings = { role: string; name: string; owner: string; tasks: Task[]; loginPath: string };

/** Optimistic and offline-capable (docs/decisions/010). */
export function start({ role, name, owner, tasks, loginPath }: Settings): void {
  const key = `tasks_${role}`;
  let list = fromServer(tasks, owner);
  let isSending = false;
  let sendAgain = false;
  const retry = createRetry(() => void send());

  const update = (changed: StoredTask[]) => {
    list = changed;
    // Section 2, Logout: store nothing more of this member, even from pending requests.
    if (!hasLoggedOut()) store(key, list, { name, role });
    renderTasks(list);
  };
  const takeStored = (isNewer: Parameters<typeof mergeStored>[3]) => mergeStored(list, readStored(key), owner, isNewer);

  function change(id: string | undefined, completed: boolean) {
    if (id === undefined) return;
    update(tick(list, id, completed, Date.now()));
    void send();
  }

  async function send(): Promise<void> {
    if (retry.mustWait()) return;
    retry.cancel();
    if (isSending) {
      sendAgain = true;
      return;
    }
    if (!navigator.onLine) {
      showSyncState("offline", loginPath);
      return;
    }
    isSending = true;
    const sent = list.filter(({ isPending }) => isPending);
    const changes = sent.map(({ id, completed, changedAt }) => ({ id, completed, changedAt }));
    const result = await callApi<TasksResponse>("/tasks", { changes }, {}, "same-origin");
    if (result.ok) {
      update(mergeResponse(list, result.value.tasks, sent, owner));
      showSyncState("", loginPath);
    } else if (result.problem?.code === "signed_out") {
      showSyncState("logged-out", loginPath);
    } else {
      const state = isPermanent(result) ? "refused" : "waiting";
      showSyncState(navigator.onLine ? state : "offline", loginPath);
      retry.schedule(result);
    }
    isSending = false;
    if (sendAgain) {
      sendAgain = false;
      await send();
    }
  }

  greet();
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-task] input[type=checkbox]")];
  const earlyTicks = findEarlyTicks(boxes);
  update(takeStored((stored, current) => stored.isPending && stored.changedAt > current.changedAt));
  for (const { id, completed } of earlyTicks) change(id, completed);
  if (list.some(({ isPending }) => isPending)) void send();

  for (const box of boxes) listenTo(box, () => change(idOf(box), box.checked));
  addEventListener("online", () => void send());
  addEventListener("offline", () => showSyncState("offline", loginPath));
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    list = takeStored((stored, current) => stored.changedAt > current.changedAt);
    renderTasks(list);
  });
  document.addEventListener("visibilitychange", () => {
    // Another device may have changed tasks while this page was hidden.
    if (document.visibilityState !== "visible") return;
    greet();
    void send();
  });
  document.documentElement.dataset["ready"] = "true";
}

const idOf = (box: HTMLInputElement) => box.closest<HTMLElement>("[data-task]")?.dataset["task"];

function findEarlyTicks(boxes: readonly HTMLInputElement[]) {
  const early = boxes.filter((box) => box.checked !== box.defaultChecked);
  return early.map((box) => ({ id: idOf(box), completed: box.checked }));
}

function listenTo(box: HTMLInputElement, onChange: () => void): void {
  box.addEventListener("change", onChange);
  // The row's button is for browsers without JavaScript.
  box.form?.addEventListener("submit", (event) => event.preventDefault());
}

function greet(): void {
  const greeting = document.querySelector("[data-greeting]");
  if (greeting) greeting.textContent = greetingAt(new Date().getHours());
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch (error) {
    console.warn(error);
    return [];
  }
}

function store(key: string, list: readonly StoredTask[], user: { name: string; role: string }): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
    storeUser(user);
  } catch (error) {
    // Without storage the tasks still work online.
    console.warn(error);
  }
}
