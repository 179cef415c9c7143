import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { BotCheckFields } from "./bot-check.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormAnswer, Reply } from "./form-answer.ts";
import { Notice, type NoticeContent } from "./notice.tsx";

/** Name, kept value and error of a field, for `Field`. */
type FieldOf = (name: string) => { name: string; value: string | undefined; error: string | undefined };

/**
 * A form that is a real post without the script. With it, the same post goes through the route's `clientAction`:
 * while it is under way the message is gone and the button disabled; a success empties the fields, a failure keeps them.
 */
export function PostedForm(props: {
  answer: FormAnswer | undefined;
  noticeOf: (outcome: Reply) => NoticeContent;
  label: string;
  /** Off when the messages of the specification take the place of the browser's own. */
  isCheckedByBrowser?: boolean;
  /** For a form whose success is another page: a post of the document's own, also with the script. */
  isDocument?: boolean;
  note?: ReactNode;
  /** Of Turnstile, on public forms, when its keys are configured. */
  siteKey?: string | undefined;
  children: (field: FieldOf) => ReactNode;
}) {
  const { answer, noticeOf, label, isCheckedByBrowser = true, isDocument = false, note, siteKey, children } = props;
  const isSending = useNavigation().state !== "idle";
  const sendOnce = useSendOnce(isSending, answer);
  const round = useRounds(answer);
  const outcome = isSending ? undefined : answer?.outcome;
  const errors = outcome && !outcome.ok ? (outcome.errors ?? []) : [];
  const kept = answer && !answer.outcome.ok ? answer.entered : {};
  const notice = outcome && noticeOf(outcome);
  const field: FieldOf = (name) => ({
    name,
    value: kept[name],
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
      {/* Anew after each answer: Turnstile's is good once. */}
      <BotCheckFields key={`bot-check-${round.answers}`} siteKey={siteKey} />
      <div className="form-end">
        <button className="button" type="submit" disabled={isSending}>
          {isSending ? "Sending..." : label}
        </button>
        {note && <p className="field-help">{note}</p>}
      </div>
      <output className="visually-hidden">{isSending && "Please wait."}</output>
    </Form>
  );
}

/** Submit twice is once, also between the click and the moment in which the button shows that it is disabled. */
function useSendOnce(isSending: boolean, answer: FormAnswer | undefined) {
  const isUnderWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come before the sending was ever shown
  useEffect(() => {
    if (!isSending) isUnderWay.current = false;
  }, [isSending, answer]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (isUnderWay.current) event.preventDefault();
    isUnderWay.current = true;
  };
}

/** Counts answers and successes: a new answer is announced anew, a new success begins with empty fields. */
function useRounds(answer: FormAnswer | undefined) {
  const [round, setRound] = useState({ answer, answers: 0, successes: 0 });
  if (answer && answer !== round.answer) {
    const successes = round.successes + (answer.outcome.ok ? 1 : 0);
    setRound({ answer, answers: round.answers + 1, successes });
  }
  return round;
}
