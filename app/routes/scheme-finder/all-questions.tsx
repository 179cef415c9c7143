import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/finder.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm } from "./answer-form.tsx";

/** Every relevant question on one page, for wide screens. */
export function AllQuestions({ page: { answered, open } }: { page: FinderPage }) {
  const questions = [...answered, ...open.map((question) => ({ ...question, answer: "" }))];
  return (
    <AnswerForm answered={[]} className="finder-all" labelledBy="finder-all">
      <h2 id="finder-all">{m.yourAnswers()}</h2>
      {questions.map(({ name, title, help, link, options, answer }) => (
        <div className="field" key={name}>
          <label htmlFor={`all-${name}`}>{title}</label>
          <select
            id={`all-${name}`}
            name={name}
            defaultValue={answer}
            autoComplete="off"
            aria-describedby={help && `all-${name}-help`}
          >
            {answer === "" && <option value="">{m.choose()}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {help && (
            <p className="field-help" id={`all-${name}-help`}>
              {help} {link && <a href={localPath(link.href)}>{link.label}</a>}
            </p>
          )}
        </div>
      ))}
      <button type="submit" className="button">
        {m.showSchemes()}
      </button>
    </AnswerForm>
  );
}
