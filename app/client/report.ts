import * as m from "#messages/dashboard/report.ts";
import { INTL_LOCALES, locale } from "#messages/locale.ts";
import type { Problem } from "#worker/contracts/problem.ts";
import { createDraft, type DraftResult } from "./dashboard/draft-saver.ts";
import { showReportProgress, unfoldInvalidParts } from "./dashboard/report-progress.ts";
import { createRetry } from "./dashboard/retry.ts";
import { groupWhileTyping } from "./dashboard/rupee-grouping.ts";
import { sumRupees } from "./dashboard/rupees.ts";
import { callApi } from "./page/call-api.ts";

type Settings = {
  saved: Record<string, string>;
  /** The author resolves the conflict before anything is saved. */
  isConflict: boolean;
  loginPath: string;
};

const TYPING_PAUSE_MS = 1_500;

/** Autosave never removes anything typed. */
export function start(settings: Settings): void {
  const form = document.querySelector<HTMLFormElement>("form[data-submission]");
  const status = document.querySelector<HTMLElement>("[data-autosave]");
  const version = form?.querySelector<HTMLInputElement>("input[name=version]");
  if (!form || !status || !version) return;
  showProgress(form);
  startAutosave(form, status, version, settings);
}

function showProgress(form: HTMLFormElement): void {
  const show = () => {
    showSums(form);
    showReportProgress();
  };
  show();
  unfoldInvalidParts(form);
  form.addEventListener("input", (event) => {
    groupWhileTyping(event);
    show();
  });
}

function startAutosave(
  form: HTMLFormElement,
  status: HTMLElement,
  version: HTMLInputElement,
  { saved, isConflict, loginPath }: Settings,
): void {
  const draft = createDraft(saved, Number(version.value), (call) =>
    callApi("/project-report", call, {}, "same-origin"),
  );
  // Also selects and text areas; only names and values are used.
  const controls = [...form.querySelectorAll<HTMLInputElement>("[id^=field-][name]")];
  const typed = () => Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  const retry = createRetry(() => void save());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = isConflict;
  let lastSaved = "";
  let waitingSubmit: { submitter: HTMLElement | null } | undefined;

  const setStatus = (text: string, isBad = false) => {
    if (status.textContent !== text) status.textContent = text;
    status.classList.toggle("member-page-bad", isBad);
  };
  const showState = () => setStatus(draft.isChanged(typed()) ? m.saving() : lastSaved);
  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delayMs);
  };
  const sendWaiting = () => waitingSubmit && !draft.isSaving() && form.requestSubmit(waitingSubmit.submitter);
  const saveAndWarn = (event: BeforeUnloadEvent) => {
    if (draft.isChanged(typed())) event.preventDefault();
    void save();
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || retry.mustWait() || draft.isSaving() || !draft.isChanged(typed())) return;
    retry.cancel();
    showState();
    const result = await draft.save(typed());
    if (result) showResult(result);
    sendWaiting();
  }

  function showResult(result: DraftResult): void {
    if (result.ok) {
      lastSaved = m.savedAt({ time: timeOf(result.value.savedAt) });
      showState();
      if (draft.isChanged(typed())) plan(0);
      return;
    }
    setStatus(whyNotSaved(result.problem), true);
    retry.schedule(result);
    isStopped = result.problem?.code === "version_conflict";
    if (result.problem?.code === "signed_out") addLoginLink(status, loginPath);
  }

  plan(0);
  form.addEventListener("input", () => {
    if (isStopped) return;
    if (!retry.mustWait()) showState();
    plan(TYPING_PAUSE_MS);
  });
  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (draft.isSaving()) {
      // Wait for the current save, because the form must contain its version.
      event.preventDefault();
      waitingSubmit = { submitter: event.submitter };
      return;
    }
    version.value = String(draft.version());
    isStopped = true;
    removeEventListener("beforeunload", saveAndWarn);
  });
  addEventListener("online", () => plan(0));
  addEventListener("beforeunload", saveAndWarn);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void save());
  addEventListener("pagehide", () => isStopped || void draft.saveAll(typed()).then(sendWaiting));
  addEventListener("pageshow", () => plan(0));
}

function whyNotSaved(problem: Problem | undefined): string {
  if (!problem) return m.notSavedYet();
  if (problem.code === "version_conflict") return m.conflict({ problem: problem.message });
  return problem.code === "signed_out" ? m.loggedOut() : m.notSaved({ problem: problem.message });
}

function timeOf(savedAt: number): string {
  const language = locale();
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const options = language === "hi" ? ({ ...time, dayPeriod: "short" } as const) : time;
  return new Date(savedAt).toLocaleTimeString(INTL_LOCALES[language], options);
}

function addLoginLink(status: HTMLElement, loginPath: string): void {
  const link = { href: loginPath, target: "_blank", textContent: m.logIn() };
  status.insertAdjacentText("beforeend", " ");
  status.appendChild(Object.assign(document.createElement("a"), link));
}

function showSums(form: HTMLFormElement): void {
  for (const total of document.querySelectorAll<HTMLElement>("[data-total]")) {
    const names = (total.dataset["total"] ?? "").split(" ");
    const values = names.map((name) => {
      const control = form.elements.namedItem(name);
      return control instanceof HTMLInputElement ? control.value : "";
    });
    total.textContent = `₹${sumRupees(values).toLocaleString("en-IN")}`;
  }
}
