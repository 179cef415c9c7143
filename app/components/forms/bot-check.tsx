import * as m from "#messages/forms.ts";
import { BOT_CHECK_FIELDS, BOT_CHECK_HEADERS } from "#worker/contracts/vocabulary.ts";
import { Challenge } from "./turnstile.tsx";

/** The fields of the bot check, at the end of every public form. */
export function BotCheckFields({ siteKey }: { siteKey?: string | undefined }) {
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {m.leaveEmpty()} <input name={BOT_CHECK_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {siteKey && <Challenge siteKey={siteKey} />}
    </>
  );
}

/** The bot check of a posted form, for the domain. */
export function botCheckOf(form: Record<string, string>) {
  return { honeypot: form[BOT_CHECK_FIELDS.honeypot], turnstileToken: form[BOT_CHECK_FIELDS.turnstileToken] };
}

/** The bot check as headers for API calls, because the specification fixes their bodies. */
export function botCheckHeaders(form: Record<string, string>): Record<string, string> {
  const { honeypot, turnstileToken } = botCheckOf(form);
  return {
    ...(honeypot && { [BOT_CHECK_HEADERS.honeypot]: "filled" }),
    ...(turnstileToken && { [BOT_CHECK_HEADERS.turnstileToken]: turnstileToken }),
  };
}
