import { Notice } from "#app/components/forms/notice.tsx";

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
        Confirm
      </h2>
      {error && <Notice kind="error" text={error} />}
      {isFresh ? (
        <form method="post" className="form">
          <div className="check">
            <input type="checkbox" id="understood" name="understood" value="yes" required />
            <label htmlFor="understood">
              I have read what is deleted and what is kept. Erase the data held about me and {email}.
            </label>
          </div>
          <div className="form-end">
            <button className="button own-danger" type="submit">
              Erase my data and close my account
            </button>
            <p className="field-help">You will get a request number to follow the erasure, and one last email.</p>
          </div>
        </form>
      ) : (
        <p>
          You must have logged in within the last {freshMinutes} minutes, so that nobody can do this on a device that
          you left open.{" "}
          <a className="own-again" href="/login?again&to=/dashboard/privacy/erasure">
            Log in again
          </a>
        </p>
      )}
    </section>
  );
}
