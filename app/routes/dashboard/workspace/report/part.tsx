import type { FieldOf } from "#app/components/forms/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Sign } from "#app/components/ui/sign.tsx";
import * as m from "#messages/dashboard/report.ts";
import { QuestionField } from "../submission-form.tsx";
import type { ReportPart } from "./parts.ts";

type State = { part: ReportPart; isDone: boolean; isOpen: boolean };

/** Folded on phones; on wide screens the style sheet unfolds all parts. */
export function Part(props: State & { field: FieldOf; total: string | undefined }) {
  const { part, isDone, isOpen, field, total } = props;
  const { id, title, text, questions } = part;
  return (
    <details className={`report-part${isDone ? " done" : ""}`} id={id} open={isOpen} data-part={id}>
      <summary>
        <h2>{title}</h2>
        <Done />
      </summary>
      <p className="field-help">{text}</p>
      <div className={part.total ? "report-amounts" : "report-texts"}>
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} {...field(question.name)} />
        ))}
      </div>
      {part.total && (
        <p className="report-total">
          {part.total}: <strong data-total={questions.map(({ name }) => name).join(" ")}>₹{total}</strong>
        </p>
      )}
    </details>
  );
}

export function Parts({ parts, isFinished }: { parts: readonly State[]; isFinished: boolean }) {
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <nav aria-labelledby="report-parts">
      <div className="report-progress">
        <Sign lit={done} />
        <div>
          <h2 id="report-parts">{m.parts()}</h2>
          <p data-parts-done>{m.partsDone({ done, all: parts.length })}</p>
          <p className="field-help">{isFinished ? m.isFinished() : m.isDraft()}</p>
        </div>
      </div>
      <ol className="member-page-index report-index">
        {parts.map(({ part: { id, title }, isDone }) => (
          <li key={id} className={isDone ? "done" : undefined} data-part-link={id}>
            <a href={`#${id}`}>{title}</a>
            <Done />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Done() {
  return (
    <span className="report-done">
      <Icon name="check" />
      <span className="visually-hidden">{m.done()}</span>
    </span>
  );
}
