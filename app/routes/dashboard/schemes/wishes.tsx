import type { describeWish } from "#worker/domain/schemes/own-schemes.server.ts";

type Wish = Awaited<ReturnType<typeof describeWish>>;

/** What the visitor chose in the finder. Nothing is stored before the button is pressed. */
export function SaveWish({ answers, replaces }: Pick<Wish, "answers"> & { replaces: boolean }) {
  return (
    <section className="own-choice" aria-labelledby="save-answers">
      <h2 id="save-answers">Save these answers?</h2>
      <p>
        {replaces
          ? "They replace the answers that you saved earlier. Your dashboard then shows the schemes that fit best."
          : "We store them with your account, and your dashboard shows the schemes that fit best. You can delete them at any time."}
      </p>
      <dl>
        {answers.map(({ name, title, label }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              <strong>{label}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <form method="post" action="/dashboard/schemes">
        <input type="hidden" name="step" value="save" />
        {answers.map(({ name, answer }) => (
          <input key={name} type="hidden" name={name} value={answer} />
        ))}
        <button className="button" type="submit">
          Save my answers
        </button>
      </form>
    </section>
  );
}

export function RemindWish({ scheme, email }: { scheme: NonNullable<Wish["scheme"]>; email: string }) {
  return (
    <section className="own-choice" aria-labelledby="remind-me">
      <h2 id="remind-me">Remind you when this changes?</h2>
      <p>
        {`${scheme.title}: if you agree, we write to ${email} when the rules or the status of this scheme change. You can stop this at any time.`}
      </p>
      <form method="post" action="/dashboard/schemes">
        <input type="hidden" name="step" value="remind" />
        <input type="hidden" name="scheme" value={scheme.slug} />
        <button className="button" type="submit">
          Yes, remind me
        </button>
      </form>
    </section>
  );
}
