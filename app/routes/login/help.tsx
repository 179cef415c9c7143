import { SIGN_IN_CODE, UNVERIFIED_MAILS_A_DAY } from "#worker/contracts/vocabulary.ts";

export function Help() {
  return (
    <section aria-labelledby="login-help" className="login-help">
      <h2 id="login-help">If the code does not come</h2>
      <ul>
        <li>Check your spam folder, and check the address for typing mistakes.</li>
        <li>
          A code works once, for {SIGN_IN_CODE.minutes} minutes, in the browser where you requested it. After{" "}
          {SIGN_IN_CODE.tries} wrong tries it is locked.
        </li>
        <li>An address whose owner has never logged in gets at most {UNVERIFIED_MAILS_A_DAY} mails from us a day.</li>
        <li>
          No account yet? <a href="/register">Register</a>; it is free.
        </li>
        <li>
          No longer at that address? <a href="/ContactUs">Write to us</a>.
        </li>
      </ul>
    </section>
  );
}
