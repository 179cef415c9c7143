import { Icon } from "#app/components/ui/icon.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/privacy.ts";
import { localPath } from "#messages/locale.ts";
import { contactLink } from "../contact-link.tsx";
import { MemberSection } from "../member-page.tsx";

export function Download() {
  return (
    <MemberSection id="download" title={m.download()}>
      <p>{m.downloadText()} </p>
      <p className="button-row own-buttons">
        <a className="button button-secondary" href={localPath("/dashboard/privacy/my-data.json")} download>
          <Icon name="download" />
          {m.downloadJson()}
        </a>
        <a className="button button-secondary" href={localPath("/dashboard/privacy/my-data.csv")} download>
          <Icon name="download" />
          {m.downloadCsv()}
        </a>
      </p>
    </MemberSection>
  );
}

export function Rights({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <MemberSection id="rights" title={m.correct()}>
      <ul className="own-links">
        {isConfirmed && (
          <li>
            <a href={localPath("/dashboard/profile")}>{m.correctDetails()}</a>
          </li>
        )}
        <li>
          <a href={localPath("/dashboard/privacy/erasure")}>{m.eraseMyData()}</a>
        </li>
        <li>
          <Rich text={m.grievance} parts={{ a: contactLink }} />
        </li>
        <li>
          <a href={localPath("/PrivacyPolicy")}>{m.readPolicy()}</a>
        </li>
      </ul>
    </MemberSection>
  );
}
