import { createContext, type ReactNode } from "react";
import type { FormField, FormValue, PictureChoice } from "#worker/contracts/console/form.ts";

export type FieldProps<F extends FormField = FormField> = {
  field: F;
  /** Field names from the entry down, without the language; empty for the entry itself. */
  path: string;
  en: FormValue | undefined;
  hi: FormValue | undefined;
};

export type FormSurroundings = {
  /** By path. */
  errors: Readonly<Record<string, string>>;
  /** Adds, removes or moves a row of a list without a reload. */
  onRowStep: (step: string) => void;
  pictures: readonly PictureChoice[];
  mayChange: boolean;
  /** For the fields inside a field. */
  renderField: (props: FieldProps) => ReactNode;
};

export const FormContext = createContext<FormSurroundings>({
  errors: {},
  onRowStep: () => undefined,
  pictures: [],
  mayChange: false,
  renderField: () => null,
});
