import { type ApiResult, callApi } from "#app/client/page/call-api.ts";
import { botCheckHeaders } from "./bot-check.tsx";
import { readForm } from "./read-form.ts";
import type { Reply } from "./reply.ts";

/** Sends a public form to the API instead of posting it to its page. */
export async function sendPublicForm<Entered extends Record<string, string>>(
  request: Request,
  form: {
    path: string;
    read: (posted: Record<string, string>) => Entered;
    /** Fields that the API expects but the form does not ask for. */
    extra?: Record<string, string>;
    /** Refuses in the browser, before anything is sent. */
    check?: (entered: Entered) => Reply | undefined;
    credentials?: RequestCredentials;
    reply: (result: ApiResult<{ message?: string }>) => Reply;
  },
): Promise<{ outcome: Reply; entered: Entered }> {
  const posted = await readForm(request);
  const entered = form.read(posted);
  const refusal = form.check?.(entered);
  if (refusal) return { outcome: refusal, entered };
  const body = { ...entered, ...form.extra };
  const result = await callApi<{ message?: string }>(form.path, body, botCheckHeaders(posted), form.credentials);
  return { outcome: form.reply(result), entered };
}

/** For `shouldRevalidate`: sending the form does not change the loader's data. */
export function neverRevalidate() {
  return false;
}
