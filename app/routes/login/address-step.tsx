import { useEffect, useRef, useState } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { Challenge } from "#app/components/forms/turnstile.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { codePath } from "#app/session/destination.ts";
import { canSuggestPasskeys, logInWithPasskey, usePasskeySupport } from "#app/session/passkey.ts";
import * as m from "#messages/visitors/login.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";

export type FormRefusal = { message: string; errors: readonly FieldError[] };

/** The first step: a passkey if the browser supports it, or the address to send a code to. */
export function AddressStep(props: {
  refusal: FormRefusal | undefined;
  email: string | undefined;
  to: string;
  isAgain: boolean;
  siteKey: string | undefined;
}) {
  const { refusal, email, to, isAgain, siteKey } = props;
  const passkey = usePasskeyLogin(to);
  return (
    <section aria-labelledby="login-form">
      <h2 id="login-form">{m.formTitle()}</h2>
      {passkey.failure && <Notice kind="error" text={passkey.failure} />}
      {passkey.isPossible && (
        <div className="login-passkey">
          <button className="button" type="button" onClick={passkey.logIn} disabled={!passkey.isReady}>
            <Icon name="key-round" />
            {m.withPasskey()}
          </button>
          <p className="login-or">{m.orCode()}</p>
        </div>
      )}
      <form method="post" className="form" action={codePath(to, isAgain)}>
        {refusal && <Notice kind="error" text={refusal.message} />}
        <input type="hidden" name="step" value="address" />
        <Field name="email" label={m.email()} value={email} help={m.emailHelp()}>
          {(control) => (
            <input
              {...control}
              type="email"
              // "webauthn" makes the browser suggest passkeys (conditional mediation).
              autoComplete="username webauthn" // oxlint-disable-line jsx-a11y/autocomplete-valid
              maxLength={LIMITS.email}
              required
              aria-invalid={refusal ? true : undefined}
            />
          )}
        </Field>
        {siteKey && <Challenge siteKey={siteKey} />}
        <button className={passkey.isPossible ? "button button-secondary" : "button"} type="submit">
          {m.sendCode()}
        </button>
      </form>
    </section>
  );
}

/** The button aborts the email field's passkey suggestion, because a browser allows one request at a time. */
function usePasskeyLogin(to: string) {
  const isSupported = usePasskeySupport();
  // Reserve the button's space before the script runs, so that nothing moves when it does.
  const isPossible = isSupported !== false;
  const [failure, setFailure] = useState<string>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const question = useRef<AbortController>(undefined);

  useEffect(() => {
    const suggestion = new AbortController();
    question.current = suggestion;
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || suggestion.signal.aborted) return;
      await ask(suggestion, true, to, setFailure);
    };
    void suggest().catch((error: unknown) => console.warn("No passkey was suggested:", error));
    return () => question.current?.abort();
  }, [to]);

  async function logIn() {
    question.current?.abort();
    const request = new AbortController();
    question.current = request;
    setFailure(undefined);
    setIsUnderWay(true);
    await ask(request, false, to, setFailure);
    setIsUnderWay(false);
  }
  return { isPossible, isReady: isSupported === true && !isUnderWay, failure, logIn: () => void logIn() };
}

async function ask(
  { signal }: AbortController,
  isSuggestion: boolean,
  to: string,
  onFailure: (failure: string) => void,
): Promise<void> {
  const result = await logInWithPasskey(signal, isSuggestion);
  if (result.ok) location.assign(to);
  else if (!result.isCancelled && !signal.aborted) onFailure(result.message);
}
