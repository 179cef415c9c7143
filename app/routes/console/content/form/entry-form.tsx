import { useEffect, useRef, useState } from "react";
import { fieldId } from "#app/components/forms/field.tsx";
import type { FormField, FormTree, PictureChoice } from "#worker/contracts/console/form.ts";
import { useInputBeforeHydration } from "../../parts/use-input-before-hydration.ts";
import { useRestore } from "../../unsaved/use-restore.ts";
import { FieldView } from "./field-view.tsx";
import { type FieldProps, FormContext } from "./form-context.ts";
import { changeRows, type RowStep, readRowStep, readTree } from "./form-tree.ts";

export type EntryFormProps = {
  field: FormField;
  tree: FormTree;
  errors: Readonly<Record<string, string>>;
  pictures: readonly PictureChoice[];
  mayChange: boolean;
  children: React.ReactNode;
  /** Shown before the fields. */
  head?: React.ReactNode;
};

const renderField = (props: FieldProps) => <FieldView {...props} />;

export const ENTRY_FORM = "entry-form";

/** The fields of an entry. The inputs hold what is typed; the state holds only how many rows its lists have. */
export function EntryForm({ field, tree, errors, pictures, mayChange, head, children }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<readonly string[]>([]);
  const [shown, setShown] = useState({ tree, errors, round: 0 });
  useInputBeforeHydration();
  const onRowStep = (text: string) => {
    const step = readRowStep(text);
    if (!form.current || !step) return;
    const entered = new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>);
    const changed = changeRows(field, readTree(entered), step);
    const kept = Object.entries(shown.errors).filter(([path]) => !path.startsWith(`${step.list}.`));
    focus.current = targetsAfter(step);
    setShown({ tree: changed, errors: Object.fromEntries(kept), round: shown.round + 1 });
  };
  useRestore(form, (entered) => {
    setShown((before) => ({ ...before, tree: readTree(entered), round: before.round + 1 }));
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs are new in each round
  useEffect(() => {
    const targets = focus.current.map((id) => document.getElementById(id));
    focus.current = [];
    targets.find((target) => target && !target.matches(":disabled"))?.focus();
  }, [shown.round]);
  return (
    <form
      method="post"
      id={ENTRY_FORM}
      className="form studio-form"
      ref={form}
      noValidate
      data-restores
      data-changed={shown.round > 0 || undefined}
    >
      {/* Enter in a field presses the form's first button. */}
      <button className="visually-hidden" type="submit" name="step" value="save" tabIndex={-1}>
        Save the draft
      </button>
      {head}
      <FormContext value={{ errors: shown.errors, onRowStep, pictures, mayChange, renderField }}>
        <div className="studio-fields" key={shown.round}>
          <FieldView field={{ ...field, label: "" }} path="" en={shown.tree.en} hi={shown.tree.hi} />
        </div>
      </FormContext>
      {children}
    </form>
  );
}

/** The ids of elements to focus: the same button of the moved row or of its neighbour, or else the list. */
function targetsAfter({ step, list, row }: RowStep): string[] {
  const of = (name: string, index: number) => `${name}:${list}.${index}`;
  const ends = [`add:${list}`, fieldId(`en.${list}`)];
  if (step === "up") return [of("up", row - 1), of("down", row - 1)];
  if (step === "down") return [of("down", row + 1), of("up", row + 1)];
  return step === "remove" ? [of("remove", row), of("remove", row - 1), ...ends] : ends;
}
