const KEY = "masa-input";

type UnsavedInput = {
  path: string;
  fields: [name: string, index: number, value: string][];
  step?: "sent" | "login";
};

/** Restores unsaved input after switching language or logging in again. */
export function start(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.addEventListener("click", () => store({ path: link.pathname, fields: changedFields() }));
  }
  if (location.pathname.includes("/dashboard/")) {
    addEventListener("submit", () => store({ path: location.pathname, fields: changedFields(), step: "sent" }));
  }
  restore();
}

const findFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main form :is(input:not([type]), input:is([type=text], [type=email], [type=tel], [type=date]), textarea, select)",
  ),
];

function changedFields(): UnsavedInput["fields"] {
  return findFields().flatMap(({ name, value, defaultValue }, index) =>
    value === defaultValue ? [] : [[name, index, value]],
  );
}

function restore(): void {
  const { path, fields, step } = takeStored();
  if (path && step && isLoginFor(path)) store({ path, fields, step: "login" });
  if (path !== location.pathname || step === "sent") return;
  const inputs = findFields();
  for (const [name, index, value] of fields) {
    const input = inputs[index];
    if (input?.name !== name) continue;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    if (step === "login") document.querySelector("[data-restored]")?.removeAttribute("hidden");
  }
}

/** The login after a logout leads nowhere: the next person must not see what was typed before it. */
function isLoginFor(path: string): boolean {
  const to = new URLSearchParams(location.search).get("to");
  return location.pathname.endsWith("/login") && Boolean(to && path.endsWith(to));
}

function store(input: UnsavedInput): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(input));
  } catch {
    // Without storage the fields are empty.
  }
}

function takeStored(): Partial<UnsavedInput> & Pick<UnsavedInput, "fields"> {
  try {
    const input = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as UnsavedInput | null;
    sessionStorage.removeItem(KEY);
    return input ?? { fields: [] };
  } catch {
    return { fields: [] };
  }
}
