import { progressOf, type StoredTask } from "./task-list.ts";

export type SyncState = "" | "offline" | "waiting" | "logged-out";

const SYNC_TEXTS: Record<SyncState, string> = {
  "": "",
  offline: "You are offline. What you tick is stored on this device and sent when you are back.",
  waiting: "Your last change could not be sent yet. It is stored on this device, and we try again.",
  "logged-out": "You are logged out. Your ticks are stored on this device and are sent when you have logged in again.",
};

export function renderTasks(list: readonly StoredTask[]): void {
  for (const { id, completed } of list) {
    const box = document.querySelector<HTMLInputElement>(`[data-task="${id}"] input[type=checkbox]`);
    if (box) box.checked = completed;
  }
  const { done, percent } = progressOf(list);
  const bar = document.querySelector<HTMLProgressElement>("[data-progress]");
  if (bar) bar.value = percent;
  setText("[data-percent]", `${percent}%`);
  setText("[data-count]", `${done} of ${list.length} done`);
  const next = list.find(({ completed }) => !completed)?.id ?? "";
  for (const step of document.querySelectorAll<HTMLElement>("[data-step]")) step.hidden = step.dataset["step"] !== next;
}

export function showSyncState(state: SyncState, loginPath: string): void {
  const note = document.querySelector<HTMLElement>("[data-sync]");
  if (!note) return;
  note.textContent = SYNC_TEXTS[state];
  if (state === "logged-out") {
    const link = Object.assign(document.createElement("a"), { href: loginPath, textContent: "Log in" });
    note.insertAdjacentText("beforeend", " ");
    note.appendChild(link);
  }
}

function setText(selector: string, text: string): void {
  const place = document.querySelector(selector);
  if (place) place.textContent = text;
}
