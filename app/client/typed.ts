const KEY = "masa-typed";

type Typed = { path: string; fields: [name: string, index: number, value: string][] };

/** Carries what a visitor has typed into a form over to the page in the other language. */
export function start(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.addEventListener("click", () => store({ path: link.pathname, fields: typedFields() }));
  }
  restore();
}

const findFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main form :is(input:not([type]), input[type=text], input[type=email], input[type=tel], textarea)",
  ),
];

function typedFields(): Typed["fields"] {
  return findFields().flatMap(({ name, value, defaultValue }, index) =>
    value === defaultValue ? [] : [[name, index, value]],
  );
}

function restore(): void {
  const { path, fields } = takeStored();
  if (path !== location.pathname) return;
  const inputs = findFields();
  for (const [name, index, value] of fields) {
    const input = inputs[index];
    if (input?.name !== name) continue;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function store(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the fields are empty.
  }
}

function takeStored(): Partial<Typed> & Pick<Typed, "fields"> {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Typed | null;
    sessionStorage.removeItem(KEY);
    return typed ?? { fields: [] };
  } catch {
    return { fields: [] };
  }
}
