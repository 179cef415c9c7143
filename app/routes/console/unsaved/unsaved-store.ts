const KEY = "console-unsaved-input";

type UnsavedField = readonly [key: string, value: string, first: string];

/** `entered`: the hidden fields that are kept, or all fields of a form that restores itself. */
export type UnsavedForm = {
  key: string;
  fields: readonly UnsavedField[];
  entered: readonly (readonly [name: string, value: string])[];
};

export type UnsavedInput = {
  owner: string;
  path: string;
  address: string;
  forms: readonly UnsavedForm[];
  /** The form that was just sent, and its address. Unset once the page has shown the action data. */
  sent?: { form: string; to: string } | undefined;
};

/** Text of another operator is removed. */
export function findUnsaved(owner: string): UnsavedInput | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as UnsavedInput | null;
    if (unsaved?.owner === owner) return unsaved;
  } catch {
    // Not ours, or no storage.
  }
  removeUnsaved();
  return undefined;
}

export function storeUnsaved(unsaved: UnsavedInput): void {
  // Text that is too large is left out, so that the page can at least say that nothing was sent.
  if (!setItem(unsaved) && !setItem({ ...unsaved, forms: [] })) removeUnsaved();
}

function setItem(unsaved: UnsavedInput): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

export function removeUnsaved(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // No storage.
  }
}

/** Where to go after unlocking: the page of the form that was sent to `to`, or `to` itself. */
export function addressAfterUnlock(owner: string, to: string): string {
  const unsaved = findUnsaved(owner);
  return unsaved?.sent?.to === to ? unsaved.address : to;
}
