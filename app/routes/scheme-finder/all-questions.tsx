import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm } from "./answer-form.tsx";

/** All questions that matter on one page, for wide screens. */
export function AllQuestions({ page: { answered, open } }: { page: FinderPage }) {
  const questions = [...answered, ...open.map((question) => ({ ...question, answer: "" }))];
  return (
    <AnswerForm answered={[]} className="finder-all" labelledBy="finder-all">
      <h2 id="finder-all">Your answers</h2>
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
            {answer === "" && <option value="">Please choose</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {help && (
            <p className="field-help" id={`all-${name}-help`}>
              {help} {link && <a href={link.href}>{link.label}</a>}
            </p>
          )}
        </div>
      ))}
      <button type="submit" className="button">
        Show my schemes
      </button>
    </AnswerForm>
  );
}
