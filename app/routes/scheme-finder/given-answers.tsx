import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/finder.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm, FINDER_PATH } from "./answer-form.tsx";

/** What the visitor has answered, with a way to change each answer. */
export function GivenAnswers({ page: { answered, open } }: { page: FinderPage }) {
  return (
    <AnswerForm answered={answered} className="finder-given">
      {open.length > 0 && (
        <p>
          <button type="submit" className="button">
            {m.answerNext()}
          </button>
        </p>
      )}
      <details>
        <summary>
          <h2>
            {m.yourAnswers()} <span className="finder-count">{answered.length}</span>
          </h2>
        </summary>
        <ul>
          {answered.map(({ name, title, label }) => (
            <li key={name}>
              <span>
                {title} <strong>{label}</strong>
              </span>
              <button type="submit" name="edit" value={name} className="finder-link">
                <Rich text={m.change} values={{ question: title }} parts={MORE} />
              </button>
            </li>
          ))}
        </ul>
        <p className="finder-restart">
          <a href={localPath(FINDER_PATH)}>{m.beginAgain()}</a>
        </p>
      </details>
    </AnswerForm>
  );
}
