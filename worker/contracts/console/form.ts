/** A form that the studio derives from a collection's schema. Imports nothing, so that the browser can use it. */

export type FieldBase = {
  name: string;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  isTranslated: boolean;
};

export type LeafKind =
  | "line"
  | "text"
  | "markdown"
  | "link"
  | "email"
  | "date"
  | "instant"
  | "number"
  | "rupees"
  | "value";
export type Choice = readonly [value: string, label: string];
/** An uploaded picture has a focal point. */
export type PictureChoice = readonly [
  src: string,
  label: string,
  uploaded?: { preview: string; focus: { x: number; y: number } } | undefined,
  alt?: string,
  altHi?: string,
];

export type FormField = FieldBase &
  (
    | { kind: "leaf"; input: LeafKind }
    | { kind: "boolean"; initial: boolean }
    | { kind: "choice"; choices: readonly Choice[]; initial: string; isKept?: boolean }
    | { kind: "choices"; choices: readonly Choice[] }
    | { kind: "group" | "picture"; fields: readonly FormField[] }
    | {
        kind: "variant";
        discriminator: string;
        /** Label of the list of variants. */
        chooser: string;
        variants: ReadonlyArray<{ value: string; label: string; fields: readonly FormField[]; blank: FormValue }>;
      }
    | { kind: "list"; item: FormField; blank: FormValue; minimum: number; maximum: number | undefined }
  );

/** Values of a form's inputs: texts, "on" for a ticked box, and lists and groups of these. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
/** The English values, and Hindi values for the fields that are translated. */
export type FormTree = { en: FormValue; hi: FormValue };
