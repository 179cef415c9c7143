import { type ReactNode, useId } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { type Control, Field, type FieldOf, type FieldState, fieldsOf } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import * as m from "#messages/dashboard/workspace.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import { type Options, shownAnswer } from "./choices.ts";

export type Question = {
  name: string;
  label: string;
  help?: ReactNode;
  /** In characters. */
  max?: number;
  rows?: number;
  type?: "line" | "text" | "rupees" | "date";
  options?: Options;
};

export type Refused = {
  outcome: { code: string; message: string; errors?: readonly FieldError[] };
  entered: Record<string, string>;
};

export function questionFields(actionData: Refused | undefined, stored?: Readonly<Record<string, string>>): FieldOf {
  return fieldsOf(actionData ? actionData.entered : stored, actionData?.outcome.errors);
}

type SubmissionFormProps = {
  actionData: Refused | undefined;
  /** Reveals that another device has saved since. Without it, a conflict is with what this form sent first. */
  version?: number;
  saved?: { text: string; help: string } | undefined;
  stored?: Readonly<Record<string, string>> | undefined;
  questions: readonly Question[];
  buttons: ReactNode;
  note?: ReactNode;
  /** A browser cannot point to an invalid field in a folded part, so the server checks until the page's module runs. */
  isFolded?: boolean;
  children?: ReactNode;
};

export function SubmissionForm(props: SubmissionFormProps) {
  const {
    actionData,
    version = actionData ? 1 : 0,
    saved,
    stored,
    questions,
    buttons,
    note,
    isFolded,
    children,
  } = props;
  const isConflict = actionData?.outcome.code === "version_conflict";
  const hasSeen = !actionData || isConflict || isStored(actionData.entered, stored);
  return (
    <form method="post" className="form" noValidate={isFolded} data-submission>
      {actionData && <Refusal actionData={actionData} isConflict={isConflict} questions={questions} />}
      {!actionData && saved && <Notice kind="success" {...saved} />}
      <input type="hidden" name="version" value={hasSeen ? version : actionData.entered["version"]} />
      {children}
      <div className="form-end">
        <div className="button-row">{buttons}</div>
        {note && <p className="field-help">{note}</p>}
      </div>
      {isConflict && stored && <StoredVersion actionData={actionData} stored={stored} questions={questions} />}
    </form>
  );
}

export function QuestionForm({
  button,
  prefilled,
  children,
  ...props
}: Omit<SubmissionFormProps, "buttons"> & { button: string; prefilled?: Readonly<Record<string, string>> }) {
  const field = questionFields(props.actionData, prefilled ?? props.stored);
  return (
    <SubmissionForm
      {...props}
      buttons={
        <button className="button" type="submit">
          {button}
        </button>
      }
    >
      {children}
      {props.questions.map((question) => (
        <QuestionField key={question.name} question={question} {...field(question.name)} />
      ))}
    </SubmissionForm>
  );
}

/** True after a reload of a refused report, which its autosave has stored in the meantime. */
function isStored(entered: Refused["entered"], stored: Readonly<Record<string, string>> | undefined): boolean {
  return stored !== undefined && Object.entries(stored).every(([name, value]) => entered[name] === value);
}

export function QuestionField({ question, ...field }: { question: Question } & FieldState) {
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
    // Without a matching option the browser would select the first.
    const isOffered = pairs.some(([value]) => value === control.defaultValue);
    return (
      <select {...control} defaultValue={isOffered ? control.defaultValue : ""} required>
        <option value="" disabled>
          {m.choose()}
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

function Refusal(props: { actionData: Refused; isConflict: boolean; questions: readonly Question[] }) {
  const { actionData, isConflict, questions } = props;
  const { message, errors = [] } = actionData.outcome;
  return (
    <Notice kind="error" text={message} help={isConflict ? m.conflictHelp() : undefined}>
      <ErrorSummary
        errors={errors}
        headline={message}
        labelOf={(field) => questions.find(({ name }) => name === field)?.label}
      />
    </Notice>
  );
}

function differingIn(questions: readonly Question[], { entered }: Refused, stored: Readonly<Record<string, string>>) {
  return questions.filter(({ name }) => (stored[name] ?? "") !== (entered[name] ?? "").replace(/\r\n/g, "\n"));
}

type Differing = { actionData: Refused; stored: Readonly<Record<string, string>>; questions: readonly Question[] };

function StoredVersion({ actionData, stored, questions }: Differing) {
  return <Answers title={m.savedVersion()} questions={differingIn(questions, actionData, stored)} values={stored} />;
}

/** The refusal to change what is no longer open, with the changes to copy. */
export function LostChanges({ actionData, stored, questions }: Differing) {
  const { outcome, entered } = actionData;
  const lost = differingIn(questions, actionData, stored).filter(({ name }) => entered[name]);
  return (
    <>
      <Notice kind="error" text={outcome.message} help={lost.length > 0 ? m.lostChangesHelp() : undefined} />
      <Answers title={m.lostChanges()} questions={lost} values={entered} />
    </>
  );
}

function Answers(props: { title: string; questions: readonly Question[]; values: Readonly<Record<string, string>> }) {
  const { title, questions, values } = props;
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section className="member-page-stored" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {questions.map((question) => (
          <div key={question.name}>
            <dt>{question.label}</dt>
            <dd>{shownAnswer(question, values[question.name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
