/** Answers the one text and the headers that it was last given by PUT, and writes `line` to the log if it was given one. */
let answer = { text: "", headers: {} as Record<string, string>, line: undefined as string | undefined };

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === "PUT") answer = await request.json();
    if (answer.line) console.info(answer.line);
    return new Response(answer.text, { headers: answer.headers });
  },
};
