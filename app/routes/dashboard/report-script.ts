type Settings = {
  /** What the server has, which is less than the form holds after a refusal. */
  kept: Record<string, string>;
  /** Whether the form stands beside another device's text: then its author decides, and nothing is saved before. */
  isConflict: boolean;
  signInPath: string;
};

/**
 * The report's own script: saves what has changed while its author writes, and adds up the money. It stands as text in
 * the document, so it may use nothing but what is inside it. Nothing that was typed is ever taken out of the form.
 */
export function reportScript({ kept, isConflict, signInPath }: Settings): void {
  const form = document.querySelector<HTMLFormElement>("form[data-writing]");
  const status = document.querySelector<HTMLElement>("[data-autosave]");
  const version = form?.querySelector<HTMLInputElement>("input[name=version]");
  if (!form || !status || !version) return;
  // Selects and text areas as well; of all of them only the name and the value are used.
  const controls = [...form.querySelectorAll<HTMLInputElement>("[id^=field-][name]")];
  const saved = new Map(Object.entries(kept));
  /** A call may weigh 16 KB, and three of the longest texts do in any script. */
  const AT_ONCE = 3;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isStopped = isConflict;
  let waitingSubmit: { submitter: HTMLElement | null } | undefined;

  const changed = () => controls.filter(({ name, value }) => (saved.get(name) ?? "") !== value);
  add();
  plan(0);
  form.addEventListener("input", () => {
    add();
    plan(1_500);
  });
  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (isSaving) {
      // The version that goes with the form must be the one that the save under way makes.
      event.preventDefault();
      waitingSubmit = { submitter: event.submitter };
      return;
    }
    isStopped = true;
    removeEventListener("beforeunload", warn);
  });
  addEventListener("online", () => plan(0));
  addEventListener("beforeunload", warn);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void save());

  function plan(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  }

  function warn(event: BeforeUnloadEvent) {
    if (changed().length > 0) event.preventDefault();
  }

  async function save() {
    clearTimeout(timer);
    const some = changed().slice(0, AT_ONCE);
    if (isSaving || isStopped || some.length === 0 || !version) return;
    const fields = Object.fromEntries(some.map(({ name, value }) => [name, value]));
    isSaving = true;
    say("Saving …");
    try {
      const response = await fetch("/api/project-report", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ version: Number(version.value), fields }),
        signal: AbortSignal.timeout(10_000),
        keepalive: true,
      });
      const answer = (await response.json()) as { version: number; savedAt: number; code?: string; message?: string };
      if (response.ok) {
        version.value = String(answer.version);
        for (const [name, value] of Object.entries(fields)) saved.set(name, value);
        const time = new Date(answer.savedAt).toLocaleTimeString("en-IN", { hour: "numeric", minute: "2-digit" });
        say(`Saved as a draft at ${time}.`);
        if (changed().length > 0) plan(0);
      } else if (answer.code === "version_conflict") {
        isStopped = true;
        const help = "Nothing that you wrote here is lost: press “Save the draft” to compare the two.";
        say(`${answer.message} ${help}`, true);
      } else if (answer.code === "signed_out") {
        say("You are signed out. Your text is still here: sign in in another window, then save.", true);
        const link = document.createElement("a");
        Object.assign(link, { href: signInPath, target: "_blank", textContent: "Sign in" });
        status?.insertAdjacentText("beforeend", " ");
        status?.appendChild(link);
      } else {
        say(`Not saved: ${answer.message}`, true);
      }
    } catch (error) {
      console.warn(error);
      say("Not saved yet, there is no connection. Your text stays in this page, and we try again.", true);
      plan(15_000);
    }
    isSaving = false;
    if (waitingSubmit) form?.requestSubmit(waitingSubmit.submitter);
  }

  /** The sums under the two tables of money; what is no amount counts nothing. */
  function add() {
    for (const total of document.querySelectorAll<HTMLElement>("[data-total]")) {
      const names = (total.dataset.total ?? "").split(" ");
      const sum = names.reduce((all, name) => all + rupeesOf(form?.elements.namedItem(name)), 0);
      total.textContent = `₹${sum.toLocaleString("en-IN")}`;
    }
  }

  function rupeesOf(control: unknown): number {
    const typed = control instanceof HTMLInputElement ? control.value.replace(/[₹,\s]/g, "") : "";
    return /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
  }

  function say(text: string, isBad = false) {
    if (!status) return;
    status.textContent = text;
    status.classList.toggle("desk-bad", isBad);
  }
}
