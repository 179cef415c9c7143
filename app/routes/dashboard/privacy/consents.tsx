import { Notice } from "#app/components/forms/notice.tsx";
import { saved } from "#messages/dashboard/account.ts";
import * as m from "#messages/dashboard/privacy.ts";
import { localPath } from "#messages/locale.ts";
import { MemberSection } from "../member-page.tsx";
import { MailChoice } from "./mail-choice.tsx";

type Consent = { id: string; what: string; notice: string; given: string; withdrawn: string | null };

export function Consents(props: {
  isConfirmed: boolean;
  isSaved: boolean;
  wantsMail: boolean;
  consents: readonly Consent[];
}) {
  const { isConfirmed, isSaved, wantsMail, consents } = props;
  return (
    <MemberSection id="consents" title={m.consents()}>
      {isSaved && <Notice kind="success" text={saved()} />}
      {isConfirmed && <MailChoice isGiven={wantsMail} />}
      <div className="own-choice">
        <h3>{m.account()}</h3>
        <p>{m.accountText()}</p>
        <a className="button button-secondary" href={localPath("/dashboard/privacy/erasure")}>
          {m.withdraw()}
        </a>
      </div>
      {isConfirmed && (
        <div className="own-choice">
          <h3>{m.registrations()}</h3>
          <p>{m.registrationsText()}</p>
          <a className="button button-secondary" href={localPath("/dashboard/registrations")}>
            {m.seeRegistrations()}
          </a>
        </div>
      )}
      {consents.length > 0 && (
        <details className="own-held">
          <summary>{m.history()}</summary>
          <ul className="own-history">
            {consents.map(({ id, what, notice, given, withdrawn }) => (
              <li key={id}>
                {withdrawn ? m.givenAndWithdrawn({ what, given, notice, withdrawn }) : m.given({ what, given, notice })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </MemberSection>
  );
}
