import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/finder.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { AnswerForm } from "./answer-form.tsx";

/** One question per screen. Each answer is a button, so that one tap leads to the next question. */
export function Step({ page, next }: { page: FinderPage; next: NonNullable<FinderPage["next"]> }) {
  const { answered, most, groups } = page;
  const { name, title, help, link, options } = next;
  const current = answered.find((one) => one.name === name)?.answer;
  const number = current === undefined ? answered.length + 1 : answered.findIndex((one) => one.name === name) + 1;
  const fitting = groups.fits.length + groups.likely.length;
  return (
    <AnswerForm answered={answered} except={name} className="finder-step" labelledBy="finder-question">
      <p className="finder-progress">{m.progress({ number, most })}</p>
      <h2 id="finder-question">{title}</h2>
      {help && (
        <p className="finder-help">
          {help} {link && <a href={localPath(link.href)}>{link.label}</a>}
        </p>
      )}
      <ul className="finder-options">
        {options.map(({ value, label }) => (
          <li key={value}>
            <button type="submit" name={name} value={value} aria-current={value === current ? "true" : undefined}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {answered.length > 0 && (
        <p className="finder-so-far">
          <button type="submit" name="show" value="results" className="finder-link">
            {fitting > 0 ? m.soFarFitting({ count: fitting }) : m.soFar()}
          </button>
        </p>
      )}
    </AnswerForm>
  );
}
