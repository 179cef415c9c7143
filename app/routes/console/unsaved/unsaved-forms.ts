import type { UnsavedForm } from "./unsaved-store.ts";

/** Asks a form to show `detail`. Cancelable: a form that restores itself calls `preventDefault`. */
export const RESTORE_EVENT = "console:restore";
export type RestoreEvent = CustomEvent<URLSearchParams>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A refused form is refilled by the server, as far as it can. A draft is the text of a template just chosen. */
type Restoring = { isRefused: boolean; hasDraft: boolean };

const NOT_TYPED = ["hidden", "file", "submit", "button", "reset", "image"];

/** The page's forms that change something, with a key that the same form has after a reload. */
export function listForms(): [key: string, form: HTMLFormElement][] {
  const count = new Map<string, number>();
  const forms = [...document.querySelectorAll<HTMLFormElement>(".console-main form")];
  return forms
    .filter((form) => form.getAttribute("method") === "post")
    .map((form) => {
      const name = nameOf(form);
      const nth = count.get(name) ?? 0;
      count.set(name, nth + 1);
      return [`${name} ${nth}`, form];
    });
}

/** `undefined` if there is nothing to keep, or nothing was typed and the form is not sent. A refused form's text is saved nowhere. */
export function readForm(
  key: string,
  form: HTMLFormElement,
  { isSent, isRefused }: { isSent: boolean; isRefused: boolean },
): UnsavedForm | undefined {
  const fields = [...controlsOf(form)].map(
    ([name, control]) => [name, textOf(control), isRefused ? "" : firstOf(control)] as const,
  );
  const isWhole = form.hasAttribute("data-restores");
  const isChanged = form.hasAttribute("data-changed") || fields.some(([, value, first]) => value !== first);
  if (!isChanged && !(isSent && (isWhole || fields.length > 0))) return undefined;
  const kept = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const marked = hiddenOf(form).filter(isKept);
  const entered = isWhole ? kept : marked.map(({ name, value }) => [name, value] as const);
  return { key, fields, entered };
}

/** Whether leaving loses text or moved rows. Mere choices count only in a form that restores itself, such as an entry's. */
export function isUnsaved(form: HTMLFormElement, isRefused: boolean): boolean {
  if (form.hasAttribute("data-changed")) return true;
  const isWhole = form.hasAttribute("data-restores");
  return [...controlsOf(form).values()].some((control) => {
    const isChoice = control instanceof HTMLSelectElement || isCheck(control);
    if (isChoice && !isWhole) return false;
    return textOf(control) !== (isRefused && !isWhole ? "" : firstOf(control));
  });
}

export async function restoreForm(
  form: HTMLFormElement,
  { fields, entered }: UnsavedForm,
  { isRefused, hasDraft }: Restoring,
): Promise<boolean> {
  let isChanged = false;
  const changed = new Map(fields.filter(([, value, first]) => value !== first).map(([name, value]) => [name, value]));
  if (!isRefused) {
    const detail = new URLSearchParams(entered.map(([name, value]) => [name, value]));
    keepHidden(form, detail);
    isChanged = !form.dispatchEvent(new CustomEvent(RESTORE_EVENT, { detail, cancelable: true }));
    // What one page of the form has in hidden fields, another shows in inputs.
    if (!isChanged) for (const [name, value] of entered) changed.set(name, value);
  }
  // Twice, for fields that appear with a choice.
  for (let round = 0; round < 2; round += 1) {
    for (const [key, value] of changed) {
      const control = controlsOf(form).get(key);
      if (!control || (isRefused && textOf(control) !== "")) continue;
      const draft = hasDraft && control instanceof HTMLTextAreaElement ? control.defaultValue : "";
      const text = draft === "" ? value : `${value}\n\n${draft}`;
      if (textOf(control) === text) continue;
      fill(control, text);
      isChanged = true;
    }
    await Promise.resolve();
  }
  return isChanged;
}

/** Sends what the marked fields had on the page on which the text was written, such as the version that it changes. */
function keepHidden(form: HTMLFormElement, entered: URLSearchParams): void {
  for (const { name, value: shown } of hiddenOf(form).filter(isKept)) {
    const value = entered.get(name);
    if (value === null || value === shown) continue;
    // Not the input itself, because React may set it again.
    form.addEventListener("formdata", ({ formData }) => {
      if (formData.get(name) === shown) formData.set(name, value);
    });
  }
}

function hiddenOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
}

function isKept(input: HTMLInputElement): boolean {
  return input.hasAttribute("data-keep");
}

/** The other hidden fields are part of it: they say which record a form changes, or which rows of a list it exports. */
function nameOf(form: HTMLFormElement): string {
  // Attributes, because a field named "id" hides the form's property.
  const id = form.getAttribute("id");
  if (id) return id;
  const about = hiddenOf(form).filter((input) => !isKept(input));
  const names = [...controlsOf(form).values()].map(({ name }) => name);
  return [
    form.getAttribute("action") ?? "",
    ...about.map(({ name, value }) => `${name}=${value.slice(0, 100)}`),
    ...new Set(names),
  ].join(" ");
}

function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const controls = [...form.elements].flatMap((element: unknown) => (isControl(element) ? [element] : []));
  return new Map(
    controls.map((control) => [isCheck(control) ? `${control.name}=${control.value}` : control.name, control]),
  );
}

function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return element.name !== "" && !NOT_TYPED.includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function isCheck(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function textOf(control: Control): string {
  return isCheck(control) && !control.checked ? "" : control.value;
}

function firstOf(control: Control): string {
  const { first } = control.dataset;
  if (first !== undefined) return first;
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
  }
  return isCheck(control) && !control.defaultChecked ? "" : control.defaultValue;
}

/** Sets values as typing does, so that React notices: it overrides the element's own setters. */
function fill(control: Control, value: string): void {
  const [property, set] = isCheck(control) ? ["checked", value !== ""] : ["value", value];
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, set);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  for (const part of document.querySelectorAll("details")) part.open ||= part.contains(control);
}

declare global {
  interface HTMLElementEventMap {
    [RESTORE_EVENT]: RestoreEvent;
  }
}
