import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { CheckField } from "./check-field.tsx";

type Box = { name: string; value: string | undefined; error: string | undefined };

/** Consents on joining: the notice and the age are required, mail about news is optional. */
export function ConsentBoxes({ field }: { field: (name: string) => Box }) {
  return (
    <fieldset className="checks">
      <legend className="visually-hidden">Your consent</legend>
      <CheckField {...field("consent")} ticked={NOTICE_VERSION} isRequired>
        I agree that MASA Forum may use these details to open and run my account, as described in the notice below.
      </CheckField>
      <CheckField {...field("adult")} ticked="yes" isRequired>
        I am 18 or older.
      </CheckField>
      <CheckField {...field("marketing")} ticked="yes">
        Send me news about events, schemes and offers. I can stop this at any time.
      </CheckField>
    </fieldset>
  );
}

/** The notice: what, why, how long, and the way back (India's data protection rules; its day is NOTICE_VERSION). */
export function ConsentNotice() {
  return (
    <>
      We keep your name, email, phone and role to open your account and to get back to you, until you close the account.
      We do not sell your data. You can see, correct and withdraw them in your account, and complain to our grievance
      officer (<a href="/ContactUs">Contact Us</a>) or to the Data Protection Board. For adults only. More in the{" "}
      <a href="/PrivacyPolicy">Privacy Policy</a>.
    </>
  );
}

/** The ticked boxes of a posted form; an unticked one is not sent and has no value. */
export function readConsents({ consent, adult, marketing }: Record<string, string>): Record<string, string> {
  return { ...(consent && { consent }), ...(adult && { adult }), ...(marketing && { marketing }) };
}
