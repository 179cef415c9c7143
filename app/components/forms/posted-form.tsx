import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import * as m from "#messages/forms.ts";
import { BotCheckFields } from "./bot-check.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FieldOf, fieldsOf } from "./field.tsx";
import { Notice, type NoticeContent } from "./notice.tsx";
import type { FormActionData, Reply } from "./reply.ts";
import { SuccessPanel } from "./success-panel.tsx";

type FormProps = {
  actionData: FormActionData | undefined;
  noticeOf: (outcome: Reply) => NoticeContent;
  label: string;
  /** Off when the specification's messages replace the browser's. */
  isCheckedByBrowser?: boolean;
  /** Always a document post: success leads to another page. */
  isDocument?: boolean;
  note?: ReactNode;
  siteKey?: string | undefined;
  children: (field: FieldOf) => ReactNode;
};
/** What replaces the form after success, and the label of the button that brings back an empty form. */
type Done = { next: (entered: Record<string, string>) => ReactNode; again: string };

/** Posts natively without JavaScript, and through the route's `clientAction` with it. */
export function PostedForm({ done, ...props }: FormProps & { done?: Done }) {
  const { actionData, noticeOf } = props;
  const isSending = useNavigation().state !== "idle";
  const { responses } = useRounds(actionData);
  const notice = actionData && noticeOf(actionData.outcome);
  if (!done || notice?.kind !== "success") return <FieldsAndButton {...props} />;
  return (
    <>
      {!isSending && (
        <SuccessPanel key={`success-${responses}`} text={notice.text}>
          {done.next(actionData?.entered ?? {})}
        </SuccessPanel>
      )}
      <details className="form-again reveal" key={`again-${responses}`}>
        <summary>{done.again}</summary>
        <FieldsAndButton {...props} actionData={undefined} />
      </details>
    </>
  );
}

function FieldsAndButton(props: FormProps) {
  const { actionData, noticeOf, label, isCheckedByBrowser = true, isDocument = false, note, siteKey, children } = props;
  const isSending = useNavigation().state !== "idle";
  const sendOnce = useSendOnce(isSending, actionData);
  const round = useRounds(actionData);
  const outcome = isSending ? undefined : actionData?.outcome;
  const errors = outcome && !outcome.ok ? (outcome.errors ?? []) : [];
  const refilled = actionData && !actionData.outcome.ok ? actionData.entered : {};
  const notice = outcome && noticeOf(outcome);
  const field = fieldsOf(refilled, errors);
  return (
    <Form
      method="post"
      className="form"
      noValidate={!isCheckedByBrowser}
      reloadDocument={isDocument}
      onSubmit={isDocument ? undefined : sendOnce}
    >
      {notice && (
        <Notice key={`notice-${round.responses}`} {...notice}>
          <ErrorSummary errors={errors} headline={notice.text} />
        </Notice>
      )}
      <div className="form-fields" key={`fields-${round.successes}`}>
        {children(field)}
      </div>
      {/* A new key after each response: a Turnstile token works once. */}
      <BotCheckFields key={`bot-check-${round.responses}`} siteKey={siteKey} />
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
function useSendOnce(isSending: boolean, actionData: FormActionData | undefined) {
  const isUnderWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action data may arrive before `isSending` was ever true
  useEffect(() => {
    if (!isSending) isUnderWay.current = false;
  }, [isSending, actionData]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (isUnderWay.current) event.preventDefault();
    isUnderWay.current = true;
  };
}

/** Counters for keys: each response is announced, and each success resets the fields. */
function useRounds(actionData: FormActionData | undefined) {
  const [round, setRound] = useState({ actionData, responses: 0, successes: 0 });
  if (actionData && actionData !== round.actionData) {
    const successes = round.successes + (actionData.outcome.ok ? 1 : 0);
    setRound({ actionData, responses: round.responses + 1, successes });
  }
  return round;
}
