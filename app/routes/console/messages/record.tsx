import { readForm } from "#app/components/forms/read-form.ts";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { NewReply } from "#worker/contracts/console/records.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withInput } from "#worker/contracts/problem.ts";
import type { SentReply } from "#worker/domain/console/correspondence/sent-replies.server.ts";
import { revealMessage, viewMessage } from "#worker/domain/console/messages.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { markAnswered, reopenMessage, replyToMessage } from "#worker/domain/visitors/message-answers.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import { Replies } from "../records/replies.tsx";
import { type Reply, ReplyForm } from "../records/reply-form.tsx";
import type { Route } from "./+types/record.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const chosen = new URL(request.url).searchParams.get("template") ?? "";
  const message = await viewMessage(context.get(depsContext), operator, params.id, chosen);
  if (!message) throw missing(context);
  return { message, chosen, replyId: crypto.randomUUID(), mayChange: isPermitted(operator.role, "messages.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "messages.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "messages.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Message");

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { message, chosen, replyId, mayChange } = loaderData;
  const back = { href: "/console/messages", label: "Messages" };
  return (
    <RecordPage record={message} back={back} mayChange={mayChange} actionData={actionData}>
      <Conversation {...message} />
      {mayChange && <ReplySection {...message} chosen={chosen} replyId={replyId} actionData={actionData} />}
    </RecordPage>
  );
}

function Conversation({ message, replies }: { message: string; replies: readonly SentReply[] }) {
  return (
    <section aria-labelledby="text">
      <h2 id="text">What they wrote</h2>
      <p className="console-text">{message}</p>
      {replies.length > 0 && (
        <>
          <h3 className="console-replies">Our replies</h3>
          <Replies replies={replies} />
        </>
      )}
    </section>
  );
}

type Props = Reply & { canReply: boolean; isAnswered: boolean; actionData: ConsoleActionData | undefined };

function ReplySection({ canReply, isAnswered, ...reply }: Props) {
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      {canReply ? (
        <ReplyForm {...reply} label="Reply by email" button="Send the reply" />
      ) : (
        <p>They left no email address. Call them, and then mark this as answered.</p>
      )}
      <StepForm
        step={isAnswered ? "reopen" : "answered"}
        className="console-after"
        button={isAnswered ? "Reopen" : "Mark as answered"}
        kind="secondary"
      />
    </section>
  );
}

type StepDeps = Parameters<typeof replyToMessage>[0];

async function takeStep(deps: StepDeps, operator: Operator, messageId: string, form: Record<string, string>) {
  const place = { subject: `message:${messageId}`, path: `/console/messages/${messageId}` };
  switch (form["step"] ?? "") {
    case "answered":
      return respond(await markAnswered(deps, operator, messageId), place.path, "answered");
    case "reopen":
      return respond(await reopenMessage(deps, operator, messageId), place.path, "reopened");
    case "reply": {
      const outcome = await withInput(NewReply, form, ({ id: replyId, ...reply }) =>
        replyToMessage(deps, operator, { messageId, replyId, ...reply }),
      );
      return respond(outcome, place.path, "replied", form);
    }
    default:
      return commonStep(deps, operator, form, place, (reason) => revealMessage(deps, operator, messageId, reason));
  }
}
