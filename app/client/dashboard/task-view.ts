import * as m from "#messages/dashboard/tasks.ts";
import { lightSign } from "./sign.ts";
import { progressOf, type StoredTask } from "./task-list.ts";

export type SyncState = "" | "offline" | "waiting" | "refused" | "logged-out";

const SYNC_TEXTS: Record<SyncState, () => string> = {
  "": () => "",
  offline: m.offline,
  waiting: m.waiting,
  refused: m.refused,
  "logged-out": m.loggedOut,
};

export function renderTasks(list: readonly StoredTask[]): void {
  for (const { id, completed } of list) {
    const box = document.querySelector<HTMLInputElement>(`[data-task="${id}"] input[type=checkbox]`);
    if (box) box.checked = completed;
  }
  const { percent, lit, isFinished, text } = progressOf(list);
  const bar = document.querySelector<HTMLProgressElement>("[data-progress]");
  if (bar) bar.value = percent;
  setText("[data-percent]", `${percent}%`);
  setText("[data-count]", text);
  document.querySelector(".dashboard-progress")?.classList.toggle("finished", isFinished);
  lightSign(".dashboard-progress", lit);
  const next = list.find(({ completed }) => !completed)?.id ?? "";
  for (const step of document.querySelectorAll<HTMLElement>("[data-step]")) step.hidden = step.dataset["step"] !== next;
}

export function showSyncState(state: SyncState, loginPath: string): void {
  const note = document.querySelector<HTMLElement>("[data-sync]");
  if (!note) return;
  note.textContent = SYNC_TEXTS[state]();
  if (state === "logged-out") {
    const link = Object.assign(document.createElement("a"), { href: loginPath, textContent: m.logIn() });
    note.insertAdjacentText("beforeend", " ");
    note.appendChild(link);
  }
}

function setText(selector: string, text: string): void {
  const place = document.querySelector(selector);
  if (place) place.textContent = text;
}
