import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMessage } from "#worker/domain/console/messages.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import type { Route } from "./+types/record.ts";
import { Conversation } from "./conversation.tsx";
import { ReplySection } from "./reply-section.tsx";
import { takeStep } from "./steps.server.ts";

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
