const KEY = "console-typed";

type TypedField = readonly [key: string, value: string, first: string];

/** `entered`: the hidden fields that are kept, or all fields of a form that restores itself. */
export type TypedForm = {
  key: string;
  fields: readonly TypedField[];
  entered: readonly (readonly [name: string, value: string])[];
};

export type Typed = {
  owner: string;
  path: string;
  address: string;
  forms: readonly TypedForm[];
  /** The form that was just sent, and its address. Unset once the page has shown the answer. */
  sent?: { form: string; to: string } | undefined;
};

/** Text of another operator is removed. */
export function findTyped(owner: string): Typed | undefined {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Typed | null;
    if (typed?.owner === owner) return typed;
  } catch {
    // Not ours, or no storage.
  }
  removeTyped();
  return undefined;
}

export function storeTyped(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Too large, or no storage.
    removeTyped();
  }
}

export function removeTyped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // No storage.
  }
}

/** Where to go after unlocking: the page of the form that was sent to `to`, or `to` itself. */
export function addressAfterUnlock(owner: string, to: string): string {
  const typed = findTyped(owner);
  return typed?.sent?.to === to ? typed.address : to;
}
