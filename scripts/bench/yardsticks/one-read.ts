/** Reads one row of the site's D1 by its index and answers JSON; a POST writes one row instead, as a form's post does. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    if (request.method === "POST") {
      const id = crypto.randomUUID();
      await DB.prepare(
        "insert into contact_messages (id, kind, name, email, message, fingerprint, created_at) values (?, 'contact', 'Asha Rane', 'asha@bench.example', ?, ?, ?)",
      )
        .bind(id, `Letter ${id}`, id, Date.now())
        .run();
      return Response.json({ id });
    }
    const found = await DB.prepare("select id, name, email, created_at from members where email = ?")
      .bind("nobody@bench.example")
      .first();
    return Response.json({ found });
  },
};
