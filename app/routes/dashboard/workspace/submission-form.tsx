import type { ReactNode } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { type Control, Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import type { FieldError } from "#worker/contracts/problem.ts";

/** A field of a form on the dashboard: how it is asked and what kind of control it has. */
export type Question = {
  name: string;
  label: string;
  help?: ReactNode;
  /** Characters of a text. */
  max?: number;
  rows?: number;
  type?: "line" | "text" | "rupees" | "date";
  options?: readonly string[] | ReadonlyArray<readonly [value: string, label: string]>;
};

/** What an action answers when it refuses. */
export type Refused = {
  outcome: { code: string; message: string; errors?: readonly FieldError[] };
  entered: Record<string, string>;
};

/** Finds each field's text: what was entered when the form is refused, what is kept otherwise, and what is wrong with it. */
export function fieldsOf(answer: Refused | undefined, kept: Readonly<Record<string, string>> = {}) {
  return (name: string) => ({
    name,
    value: answer ? answer.entered[name] : kept[name],
    error: answer?.outcome.errors?.find(({ field }) => field === name)?.message,
  });
}

/**
 * A form that is posted by the browser itself. `version` is the one of the text that the form was made from; when another
 * device has saved in between, the form comes back with what was entered, and with what is kept beneath it.
 */
export function SubmissionForm(props: {
  answer: Refused | undefined;
  version: number;
  isSaved: string | false;
  /** What is kept now, to compare with when it was changed elsewhere. */
  kept?: Readonly<Record<string, string>> | undefined;
  questions: readonly Question[];
  buttons: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  const { answer, version, isSaved, kept, questions, buttons, note, children } = props;
  const isConflict = answer?.outcome.code === "version_conflict";
  return (
    <form method="post" className="form" data-submission>
      {answer && <Refusal answer={answer} isConflict={isConflict} questions={questions} />}
      {!answer && isSaved && <Notice kind="success" text={isSaved} />}
      <input type="hidden" name="version" value={version} />
      {children}
      <div className="form-end">
        <div className="button-row">{buttons}</div>
        {note && <p className="field-help">{note}</p>}
      </div>
      {isConflict && kept && <KeptElsewhere answer={answer} kept={kept} questions={questions} />}
    </form>
  );
}

/** The control of a question, with its label, its help and what is wrong. */
export function Asked({ question, ...field }: { question: Question } & ReturnType<ReturnType<typeof fieldsOf>>) {
  const { label, help } = question;
  return (
    <Field {...field} label={label} help={help}>
      {(control) => <ControlOf question={question} control={control} />}
    </Field>
  );
}

function ControlOf({ question, control }: { question: Question; control: Control }) {
  const { type = "line", rows = 5, max, options } = question;
  if (options) {
    const pairs = options.map((option) => (typeof option === "string" ? ([option, option] as const) : option));
    // What is no longer among the choices is asked for anew: left to itself the browser would take the first one.
    const isOffered = pairs.some(([value]) => value === control.defaultValue);
    return (
      <select {...control} defaultValue={isOffered ? control.defaultValue : ""} required>
        <option value="" disabled>
          Please choose
        </option>
        {pairs.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (type === "text") return <textarea {...control} rows={rows} maxLength={max} required />;
  if (type === "rupees") {
    return <input {...control} className="rupees" inputMode="numeric" maxLength={max} autoComplete="off" required />;
  }
  return <input {...control} type={type === "date" ? "date" : "text"} maxLength={max} required />;
}

function Refusal(props: { answer: Refused; isConflict: boolean; questions: readonly Question[] }) {
  const { answer, isConflict, questions } = props;
  const { message, errors = [] } = answer.outcome;
  const help =
    "What you wrote is still in the form. Beneath it stands what is kept now; saving puts yours in its place.";
  return (
    <Notice kind="error" text={message} help={isConflict ? help : undefined}>
      <ErrorSummary
        errors={errors}
        headline={message}
        labelOf={(field) => questions.find(({ name }) => name === field)?.label}
      />
    </Notice>
  );
}

function KeptElsewhere(props: {
  answer: Refused;
  kept: Readonly<Record<string, string>>;
  questions: readonly Question[];
}) {
  const { answer, kept, questions } = props;
  const differing = questions.filter(
    ({ name }) => (kept[name] ?? "") !== (answer.entered[name] ?? "").replace(/\r\n/g, "\n"),
  );
  if (differing.length === 0) return null;
  return (
    <section className="desk-kept" aria-labelledby="kept-elsewhere">
      <h2 id="kept-elsewhere">What is kept now</h2>
      <dl>
        {differing.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{kept[name] || "(empty)"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
