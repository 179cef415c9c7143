import { showReportProgress, unfoldInvalidParts } from "./dashboard/report-progress.ts";
import { groupWhileTyping } from "./dashboard/rupee-grouping.ts";
import { sumRupees } from "./dashboard/rupees.ts";
import { callApi } from "./page/call-api.ts";

type Settings = {
  saved: Record<string, string>;
  /** The author resolves the conflict before anything is saved. */
  isConflict: boolean;
  loginPath: string;
};
type SaveAnswer = { version: number; savedAt: number };

/** The body limit is 16 KB; three of the longest texts fit in any script. */
const FIELDS_PER_CALL = 3;
const TYPING_PAUSE_MS = 1_500;
const RETRY_MS = 15_000;

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
  { saved: initial, isConflict, loginPath }: Settings,
): void {
  // Also selects and text areas; only names and values are used.
  const controls = [...form.querySelectorAll<HTMLInputElement>("[id^=field-][name]")];
  const saved = new Map(Object.entries(initial));
  const changed = () => controls.filter(({ name, value }) => (saved.get(name) ?? "") !== value);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isStopped = isConflict;
  let waitingSubmit: { submitter: HTMLElement | null } | undefined;

  const say = (text: string, isBad = false) => {
    status.textContent = text;
    status.classList.toggle("desk-bad", isBad);
  };
  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delayMs);
  };
  const warnBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (changed().length > 0) event.preventDefault();
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    const some = changed().slice(0, FIELDS_PER_CALL);
    if (isSaving || isStopped || some.length === 0) return;
    const fields = Object.fromEntries(some.map(({ name, value }) => [name, value]));
    isSaving = true;
    say("Saving…");
    const body = { version: Number(version.value), fields };
    const answer = await callApi<SaveAnswer>("/project-report", body, {}, "same-origin");
    if (answer.ok) {
      version.value = String(answer.value.version);
      for (const [name, value] of Object.entries(fields)) saved.set(name, value);
      const time = new Date(answer.value.savedAt).toLocaleTimeString("en-IN", { hour: "numeric", minute: "2-digit" });
      say(`Saved as a draft at ${time}.`);
      if (changed().length > 0) plan(0);
    } else if (!answer.problem) {
      say("Not saved yet: there is no connection. Your text is still here, and we will try again.", true);
      plan(RETRY_MS);
    } else if (answer.problem.code === "version_conflict") {
      isStopped = true;
      const help = "Nothing you wrote here is lost. Press “Save the draft” to compare the two versions.";
      say(`${answer.problem.message} ${help}`, true);
    } else if (answer.problem.code === "signed_out") {
      say("You are logged out. Your text is still here. Log in in another window, then save.", true);
      addLoginLink(status, loginPath);
    } else {
      say(`Not saved: ${answer.problem.message}`, true);
    }
    isSaving = false;
    if (waitingSubmit) form.requestSubmit(waitingSubmit.submitter);
  }

  plan(0);
  form.addEventListener("input", () => plan(TYPING_PAUSE_MS));
  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (isSaving) {
      // Wait for the current save, because the form must contain its version.
      event.preventDefault();
      waitingSubmit = { submitter: event.submitter };
      return;
    }
    isStopped = true;
    removeEventListener("beforeunload", warnBeforeLeaving);
  });
  addEventListener("online", () => plan(0));
  addEventListener("beforeunload", warnBeforeLeaving);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void save());
}

function addLoginLink(status: HTMLElement, loginPath: string): void {
  const link = { href: loginPath, target: "_blank", textContent: "Log in" };
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
