import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMessage } from "#worker/domain/console/messages.server.ts";
import { missing, operatorWith } from "../parts/answer.server.ts";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import { RecordPage } from "../records/record-page.tsx";
import type { Route } from "./+types/record.ts";
import { Answering } from "./answering.tsx";
import { takeStep } from "./steps.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const message = await viewMessage(context.get(depsContext), operator, params.id);
  if (!message) throw missing(context);
  return { message, replyId: crypto.randomUUID(), mayChange: isPermitted(operator.role, "messages.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "messages.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "messages.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Message");
export const ErrorBoundary = ConsoleErrors;

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { message, replyId, mayChange } = loaderData;
  const back = { href: "/console/messages", label: "Messages" };
  return (
    <RecordPage record={message} back={back} mayChange={mayChange} answer={actionData}>
      <section aria-labelledby="text">
        <h2 id="text">What they wrote</h2>
        <p className="console-text">{message.message}</p>
      </section>
      {mayChange && <Answering {...message} replyId={replyId} error={actionData?.errors["body"]} />}
    </RecordPage>
  );
}
