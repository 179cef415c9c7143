/** The answer with a script that the Worker makes; browsers keep it for so many seconds, or ask anew, as for a page. */
export function answerScript(text: string, keptForSeconds?: number): Response {
  const headers = new Headers({ "Content-Type": "text/javascript; charset=utf-8" });
  if (keptForSeconds !== undefined) headers.set("Cache-Control", `public, max-age=${keptForSeconds}`);
  return new Response(text, { headers });
}
