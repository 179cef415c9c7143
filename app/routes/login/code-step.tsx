import { useEffect, useState } from "react";
import { CodeInput } from "#app/components/forms/code-input.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { Challenge } from "#app/components/forms/turnstile.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { addressPath, codePath } from "#app/session/destination.ts";
import * as m from "#messages/visitors/login.ts";
import { LOGIN_CODE } from "#worker/contracts/vocabulary.ts";
import type { FormRefusal } from "./address-step.tsx";

const PARTS = { strong: (text: string) => <strong>{text}</strong> };

type Step = {
  to: string;
  isAgain: boolean;
  email: string;
  refusal: FormRefusal | undefined;
  resendInSeconds: number;
  isSent: boolean;
  isResent: boolean;
  isLocked: boolean;
  siteKey: string | undefined;
};

/** The second step. The words are the same whether the address is known or not. */
export function CodeStep(props: Step) {
  const { to, isAgain, email, refusal, resendInSeconds, isResent, isLocked, siteKey } = props;
  return (
    <section aria-labelledby="login-form">
      <h2 id="login-form">{isLocked ? m.formTitle() : m.enterCode()}</h2>
      {refusal && <Notice kind="error" text={refusal.message} />}
      {isResent && <Notice kind="success" text={m.resent()} />}
      {!isLocked && <CodeForm {...props} />}
      <div className="login-again">
        <form method="post" action={codePath(to, isAgain)}>
          <input type="hidden" name="step" value="resend" />
          <input type="hidden" name="email" value={email} />
          {siteKey && <Challenge siteKey={siteKey} />}
          <ResendButton seconds={resendInSeconds} />
        </form>
        <p>
          <a href={addressPath(to, isAgain)}>{m.otherAddress()}</a>
        </p>
      </div>
    </section>
  );
}

function CodeForm({ to, isAgain, email, refusal, isSent, isResent }: Step) {
  const error = refusal?.errors.find(({ field }) => field === "code")?.message;
  return (
    <>
      <p className="login-sent">
        {isSent ? (
          <Rich text={m.sent} values={{ email, digits: LOGIN_CODE.digits }} parts={PARTS} />
        ) : (
          <Rich text={m.sentBefore} values={{ email }} parts={PARTS} />
        )}
      </p>
      <form method="post" className="form" action={codePath(to, isAgain)}>
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="email" value={email} />
        <Field name="code" label={m.code()} error={error}>
          {(control) => <CodeInput control={control} className="login-code" isFocused={!refusal && !isResent} />}
        </Field>
        <button className="button" type="submit">
          {m.login()}
        </button>
      </form>
    </>
  );
}

/** The server enforces the waiting time; the countdown only shows it. */
function ResendButton({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  return (
    <>
      <button className="button button-secondary" type="submit" disabled={left !== undefined && left > 0}>
        {m.resend()}
      </button>
      {left !== undefined && left > 0 && (
        <p className="field-help">
          <Rich
            text={m.resendIn}
            values={{ time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` }}
            parts={{ time: (text) => <span className="login-countdown">{text}</span> }}
          />
        </p>
      )}
    </>
  );
}

/** Seconds left by the clock, because timers run slowly in background tabs. `undefined` until the script runs. */
function useCountdown(seconds: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
