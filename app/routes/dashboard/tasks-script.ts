import type { Task } from "#worker/contracts/tasks.ts";

type Settings = { role: string; name: string; owner: string; tasks: Task[]; signInPath: string };

/**
 * The dashboard's own script: ticking shows at once, works without a connection, and is merged when there is one
 * (docs/decisions/010). It stands as text in the document, so it may use nothing but what is inside it.
 */
export function tasksScript({ role, name, owner, tasks, signInPath }: Settings): void {
  /** A task as `tasks_{role}` keeps it; `isPending` until the server has it. */
  type Kept = Task & { owner: string; isPending: boolean };
  const key = `tasks_${role}`;
  const find = <E extends Element>(selector: string) => document.querySelector<E>(selector);
  const note = find<HTMLElement>("[data-sync]");
  let list: Kept[] = tasks.map((task) => ({ ...task, owner, isPending: false }));
  let isSending = false;
  let isAsked = false;
  let isLeaving = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  greet();
  takeCopy((mine, theirs) => mine.isPending && mine.changedAt > theirs.changedAt);
  keep();
  show();
  if (list.some(({ isPending }) => isPending)) void send();

  for (const box of document.querySelectorAll<HTMLInputElement>("[data-task] input[type=checkbox]")) {
    box.addEventListener("change", () => change(box.closest<HTMLElement>("[data-task]")?.dataset.task, box.checked));
    // The button of the row is for browsers without script.
    box.form?.addEventListener("submit", (event) => event.preventDefault());
  }
  // Section 2, Logout: nothing of this member is kept again, whatever is still under way.
  find<HTMLFormElement>("form[data-forgets]")?.addEventListener("submit", () => {
    isLeaving = true;
  });
  addEventListener("online", () => void send());
  addEventListener("offline", () => say("offline"));
  // Another tab of this browser has changed the copy.
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    takeCopy((mine, theirs) => mine.changedAt > theirs.changedAt);
    show();
  });
  // Another device may have changed something while this page was out of sight.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    greet();
    void send();
  });

  function greet() {
    const hour = new Date().getHours();
    const greeting = find("[data-greeting]");
    if (greeting) greeting.textContent = hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";
  }

  function change(id: string | undefined, completed: boolean) {
    list = list.map((task) => {
      if (task.id !== id) return task;
      // Later than what this device has seen, even when its clock is slow.
      const changedAt = Math.max(Date.now(), task.changedAt + 1);
      return { ...task, completed, changedAt, source: "hand", isPending: true };
    });
    keep();
    show();
    void send();
  }

  async function send() {
    clearTimeout(retry);
    if (isSending) {
      isAsked = true;
      return;
    }
    if (!navigator.onLine) return say("offline");
    isSending = true;
    const sent = list.filter(({ isPending }) => isPending);
    try {
      const changes = sent.map(({ id, completed, changedAt }) => ({ id, completed, changedAt }));
      const response = await fetch("/api/tasks", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ changes }),
        signal: AbortSignal.timeout(10_000),
        keepalive: true,
      });
      if (response.ok) {
        adopt(((await response.json()) as { tasks: Task[] }).tasks, sent);
        say("");
      } else if (response.status === 401) {
        say("signed-out");
      } else {
        throw new Error(`The tasks were answered with ${response.status}.`);
      }
    } catch (error) {
      console.warn(error);
      say(navigator.onLine ? "waiting" : "offline");
      retry = setTimeout(() => void send(), 15_000);
    }
    isSending = false;
    if (isAsked) {
      isAsked = false;
      await send();
    }
  }

  /** The server's word on every task, but for one that was changed again while the answer was on its way. */
  function adopt(answered: Task[], sent: Kept[]) {
    list = list.map((mine) => {
      const theirs = answered.find(({ id }) => id === mine.id);
      const wasSent = sent.some(({ id, changedAt }) => id === mine.id && changedAt === mine.changedAt);
      if (!theirs || (mine.isPending && !wasSent)) return mine;
      return { ...theirs, owner, isPending: false };
    });
    keep();
    show();
  }

  /** Takes tasks from this member's copy in the browser where `isNewer` says so. */
  function takeCopy(isNewer: (mine: Kept, theirs: Kept) => boolean) {
    let copy: unknown;
    try {
      copy = JSON.parse(localStorage.getItem(key) ?? "[]");
    } catch (error) {
      console.warn(error);
    }
    if (!Array.isArray(copy)) return;
    const own = (copy as Kept[]).filter((task) => task?.owner === owner && Number.isInteger(task.changedAt));
    list = list.map((theirs) => {
      const mine = own.find(({ id }) => id === theirs.id);
      return mine && isNewer(mine, theirs)
        ? { ...mine, title: theirs.title, completed: mine.completed === true }
        : theirs;
    });
  }

  function keep() {
    if (isLeaving) return;
    try {
      localStorage.setItem(key, JSON.stringify(list));
      localStorage.setItem("user", JSON.stringify({ name, role }));
    } catch (error) {
      // A browser that keeps nothing still ticks, as long as it has a connection.
      console.warn(error);
    }
  }

  function show() {
    for (const { id, completed } of list) {
      const box = find<HTMLInputElement>(`[data-task="${id}"] input[type=checkbox]`);
      if (box) box.checked = completed;
    }
    const done = list.filter(({ completed }) => completed).length;
    const percent = Math.round((done / list.length) * 100);
    const bar = find<HTMLProgressElement>("[data-progress]");
    if (bar) bar.value = percent;
    const percentText = find("[data-percent]");
    if (percentText) percentText.textContent = `${percent}%`;
    const count = find("[data-count]");
    if (count) count.textContent = `${done} of ${list.length} done`;
    const next = list.find(({ completed }) => !completed)?.id ?? "";
    for (const step of document.querySelectorAll<HTMLElement>("[data-step]")) step.hidden = step.dataset.step !== next;
  }

  function say(state: "" | "offline" | "waiting" | "signed-out") {
    if (!note) return;
    const texts = {
      "": "",
      offline: "You are offline. What you tick is kept on this device and sent when you are back.",
      waiting: "Your last change could not be sent yet. It is kept on this device, and we try again.",
      "signed-out":
        "You are signed out. Your ticks are kept on this device and are sent when you have signed in again.",
    };
    note.textContent = texts[state];
    if (state !== "signed-out") return;
    const link = document.createElement("a");
    link.href = signInPath;
    link.textContent = "Sign in";
    note.insertAdjacentText("beforeend", " ");
    note.appendChild(link);
  }
}
