import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/own.ts";
import type { describeFinderRequest } from "#worker/domain/schemes/own-schemes.server.ts";
import { AnswerList } from "./answer-list.tsx";

type FinderRequest = Awaited<ReturnType<typeof describeFinderRequest>>;

/** Asks whether to save what the visitor chose in the finder. Nothing is stored before the button is pressed. */
export function ConfirmSave({
  answers,
  replaces,
  to,
}: Pick<FinderRequest, "answers"> & { replaces: boolean; to: string }) {
  return (
    <section className="own-choice" aria-labelledby="save-answers">
      <h2 id="save-answers">{m.saveTitle()}</h2>
      <p>{replaces ? m.replaces() : m.firstSave()}</p>
      <AnswerList answers={answers} />
      <form method="post" action={localPath(to)}>
        <input type="hidden" name="step" value="save" />
        {answers.map(({ name, answer }) => (
          <input key={name} type="hidden" name={name} value={answer} />
        ))}
        <button className="button" type="submit">
          {m.saveAnswers()}
        </button>
      </form>
    </section>
  );
}

export function ConfirmReminder(props: { scheme: NonNullable<FinderRequest["scheme"]>; email: string; to: string }) {
  const { scheme, email, to } = props;
  return (
    <section className="own-choice" aria-labelledby="remind-me">
      <h2 id="remind-me">{m.remindTitle()}</h2>
      <p>{m.remindText({ title: scheme.title, email })}</p>
      <form method="post" action={localPath(to)}>
        <input type="hidden" name="step" value="remind" />
        <input type="hidden" name="scheme" value={scheme.slug} />
        <button className="button" type="submit">
          {m.remindMe()}
        </button>
      </form>
    </section>
  );
}
