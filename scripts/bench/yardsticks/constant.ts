/** Answers the one text and the headers that it was last given by PUT: the least that a Worker can do. */
let answer = { text: "", headers: {} as Record<string, string> };

const constant = {
  async fetch(request: Request): Promise<Response> {
    if (request.method === "PUT") answer = await request.json();
    return new Response(answer.text, { headers: answer.headers });
  },
};
export default constant;
