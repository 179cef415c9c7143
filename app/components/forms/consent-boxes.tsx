import { useEffect, useRef } from "react";
import * as m from "#messages/forms.ts";
import { localPath } from "#messages/locale.ts";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { Rich } from "../ui/rich.tsx";
import { CheckField } from "./check-field.tsx";
import type { FieldOf } from "./field.tsx";

/** Consents for joining: consent to the notice and the age are required, news by email is optional. */
export function ConsentBoxes({ field }: { field: FieldOf }) {
  const consent = field("consent");
  const boxes = useRef<HTMLFieldSetElement>(null);
  // This page's own version is refused when the notice has changed since. The response to a post shows the new one.
  const isOutdated = consent.error !== undefined && consent.value === NOTICE_VERSION;
  useEffect(() => {
    if (isOutdated) boxes.current?.form?.submit();
  }, [isOutdated]);
  return (
    <fieldset className="checks" ref={boxes}>
      <legend className="visually-hidden">{m.consent()}</legend>
      <CheckField {...consent} ticked={NOTICE_VERSION} isRequired>
        {m.consentAccount()}
      </CheckField>
      <CheckField {...field("adult")} ticked="yes" isRequired>
        {m.adult()}
      </CheckField>
      <CheckField {...field("marketing")} ticked="yes">
        {m.consentNews()}
      </CheckField>
    </fieldset>
  );
}

/** The notice that the first box refers to. */
export function ConsentNotice() {
  return (
    <Rich
      text={m.consentNotice}
      parts={{
        contact: (text) => <a href={localPath("/ContactUs")}>{text}</a>,
        privacy: (text) => <a href={localPath("/PrivacyPolicy")}>{text}</a>,
      }}
    />
  );
}

/** The ticked boxes of a posted form. Browsers do not send unticked boxes. */
export function readConsents({ consent, adult, marketing }: Record<string, string>): Record<string, string> {
  return { ...(consent && { consent }), ...(adult && { adult }), ...(marketing && { marketing }) };
}
