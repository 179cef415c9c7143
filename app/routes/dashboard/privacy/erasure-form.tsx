import { Notice } from "#app/components/forms/notice.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/erasure.ts";
import { localPath } from "#messages/locale.ts";

export function ErasureForm(props: {
  email: string;
  isFresh: boolean;
  freshMinutes: number;
  error: string | undefined;
}) {
  const { email, isFresh, freshMinutes, error } = props;
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm" className="own-title">
        {m.confirm()}
      </h2>
      {error && <Notice kind="error" text={error} />}
      {isFresh ? (
        <form method="post" className="form">
          <div className="check">
            <input type="checkbox" id="understood" name="understood" value="yes" required />
            <label htmlFor="understood">{m.understood({ email })}</label>
          </div>
          <div className="form-end">
            <button className="button own-danger" type="submit">
              {m.erase()}
            </button>
            <p className="field-help">{m.afterwards()}</p>
          </div>
        </form>
      ) : (
        <p>
          <Rich text={m.logInAgain} values={{ minutes: freshMinutes }} parts={{ a: loginLink }} />
        </p>
      )}
    </section>
  );
}

function loginLink(text: string) {
  return (
    <a className="own-again" href={localPath("/login?again&to=/dashboard/privacy/erasure")}>
      {text}
    </a>
  );
}
