/** Reads one row of the site's D1 by its index and answers JSON. */
const oneRead = {
  async fetch(_request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const found = await DB.prepare("select id, name, email, created_at from members where email = ?")
      .bind("nobody@bench.example")
      .first();
    return Response.json({ found });
  },
};
export default oneRead;
