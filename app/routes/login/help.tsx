import { Rich } from "#app/components/ui/rich.tsx";
import { registerPath } from "#app/session/destination.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/login.ts";
import { LOGIN_CODE, UNVERIFIED_MAILS_PER_DAY } from "#worker/contracts/vocabulary.ts";

export function Help({ to }: { to: string }) {
  const { minutes, tries } = LOGIN_CODE;
  return (
    <section aria-labelledby="login-help" className="login-help">
      <h2 id="login-help">{m.helpTitle()}</h2>
      <ul>
        <li>{m.helpSpam()}</li>
        <li>{m.helpCode({ minutes, tries })}</li>
        <li>{m.helpMails({ count: UNVERIFIED_MAILS_PER_DAY })}</li>
        <li>
          <Rich text={m.helpAccount} parts={{ a: (text) => <a href={registerPath(to)}>{text}</a> }} />
        </li>
        <li>
          <Rich text={m.helpAddress} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
        </li>
      </ul>
    </section>
  );
}
