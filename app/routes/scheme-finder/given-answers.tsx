import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm } from "./answer-form.tsx";

/** What the visitor has answered, with a way to change each answer. */
export function GivenAnswers({ page: { answered, open } }: { page: FinderPage }) {
  return (
    <AnswerForm answered={answered} className="finder-given">
      {open.length > 0 && (
        <p>
          <button type="submit" className="button">
            Answer the next question
          </button>
        </p>
      )}
      <details>
        <summary>
          <h2>
            Your answers <span className="finder-count">{answered.length}</span>
          </h2>
        </summary>
        <ul>
          {answered.map(({ name, title, label }) => (
            <li key={name}>
              <span>
                {title} <strong>{label}</strong>
              </span>
              <button type="submit" name="edit" value={name} className="finder-link">
                Change<span className="visually-hidden"> the answer to: {title}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="finder-restart">
          <a href="/SchemesPage/finder">Begin again</a>
        </p>
      </details>
    </AnswerForm>
  );
}
