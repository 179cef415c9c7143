import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import * as m from "#messages/forms.ts";
import { BotCheckFields } from "./bot-check.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormAnswer, Reply } from "./form-answer.ts";
import { Notice, type NoticeContent } from "./notice.tsx";
import { SuccessPanel } from "./success-panel.tsx";

type FieldOf = (name: string) => { name: string; value: string | undefined; error: string | undefined };

type FormProps = {
  answer: FormAnswer | undefined;
  noticeOf: (outcome: Reply) => NoticeContent;
  label: string;
  /** Off when the specification's messages replace the browser's. */
  isCheckedByBrowser?: boolean;
  /** Always a document post: success leads to another page. */
  isDocument?: boolean;
  note?: ReactNode;
  /** Turnstile's site key. */
  siteKey?: string | undefined;
  children: (field: FieldOf) => ReactNode;
};
/** What replaces the form after success, and the label of the button that brings back an empty form. */
type Done = { next: (entered: Record<string, string>) => ReactNode; again: string };

/** Posts natively without JavaScript, and through the route's `clientAction` with it. */
export function PostedForm({ done, ...props }: FormProps & { done?: Done }) {
  const { answer, noticeOf } = props;
  const isSending = useNavigation().state !== "idle";
  const { answers } = useRounds(answer);
  const notice = answer && noticeOf(answer.outcome);
  if (!done || notice?.kind !== "success") return <FieldsAndButton {...props} />;
  return (
    <>
      {!isSending && (
        <SuccessPanel key={`success-${answers}`} text={notice.text}>
          {done.next(answer?.entered ?? {})}
        </SuccessPanel>
      )}
      <details className="form-again reveal" key={`again-${answers}`}>
        <summary>{done.again}</summary>
        <FieldsAndButton {...props} answer={undefined} />
      </details>
    </>
  );
}

function FieldsAndButton(props: FormProps) {
  const { answer, noticeOf, label, isCheckedByBrowser = true, isDocument = false, note, siteKey, children } = props;
  const isSending = useNavigation().state !== "idle";
  const sendOnce = useSendOnce(isSending, answer);
  const round = useRounds(answer);
  const outcome = isSending ? undefined : answer?.outcome;
  const errors = outcome && !outcome.ok ? (outcome.errors ?? []) : [];
  const refilled = answer && !answer.outcome.ok ? answer.entered : {};
  const notice = outcome && noticeOf(outcome);
  const field: FieldOf = (name) => ({
    name,
    value: refilled[name],
    error: errors.find((error) => error.field === name)?.message,
  });
  return (
    <Form
      method="post"
      className="form"
      noValidate={!isCheckedByBrowser}
      reloadDocument={isDocument}
      onSubmit={isDocument ? undefined : sendOnce}
    >
      {notice && (
        <Notice key={`answer-${round.answers}`} {...notice}>
          <ErrorSummary errors={errors} headline={notice.text} />
        </Notice>
      )}
      <div className="form-fields" key={`fields-${round.successes}`}>
        {children(field)}
      </div>
      {/* A new key after each answer: a Turnstile token works once. */}
      <BotCheckFields key={`bot-check-${round.answers}`} siteKey={siteKey} />
      <div className="form-end">
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? m.sending() : label}
        </button>
        {note && <p className="field-help">{note}</p>}
      </div>
      <output className="visually-hidden">{isSending && m.wait()}</output>
    </Form>
  );
}

/** Blocks a second submit before the button is disabled. */
function useSendOnce(isSending: boolean, answer: FormAnswer | undefined) {
  const isUnderWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may arrive before `isSending` was ever true
  useEffect(() => {
    if (!isSending) isUnderWay.current = false;
  }, [isSending, answer]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (isUnderWay.current) event.preventDefault();
    isUnderWay.current = true;
  };
}

/** Counters for keys: each answer is announced, and each success resets the fields. */
function useRounds(answer: FormAnswer | undefined) {
  const [round, setRound] = useState({ answer, answers: 0, successes: 0 });
  if (answer && answer !== round.answer) {
    const successes = round.successes + (answer.outcome.ok ? 1 : 0);
    setRound({ answer, answers: round.answers + 1, successes });
  }
  return round;
}
