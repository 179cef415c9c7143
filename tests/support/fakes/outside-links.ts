type Asked = { method: string; address: string; agent: string };

const asked: Asked[] = [];
const chosenStatuses = new Map<string, number>();

export const LINK_HOSTS = ".links.local";

/** External websites. PUT to an address sets its status from then on; requests.links.local lists the requests. */
export async function serveLink(request: Request): Promise<Response> {
  const { url, method, headers } = request;
  const { hostname } = new URL(url);
  if (hostname.startsWith("requests.")) return Response.json(asked);
  if (method === "PUT") {
    chosenStatuses.set(url, Number(await request.text()));
    return new Response();
  }
  asked.push({ method, address: url, agent: headers.get("User-Agent") ?? "" });
  const status = chosenStatuses.get(url);
  if (status) return new Response(null, { status });
  if (hostname.startsWith("get-only.") && method === "HEAD") return new Response(null, { status: 405 });
  if (hostname.startsWith("moved.")) return Response.redirect("https://ok.links.local/moved", 302);
  if (hostname.startsWith("lost.")) return Response.redirect("https://gone.links.local/lost", 302);
  if (hostname.startsWith("loop.")) return Response.redirect(url, 302);
  if (hostname.startsWith("slow.")) await new Promise((resolve) => setTimeout(resolve, 2000));
  const statuses: Record<string, number> = { gone: 404, robots: 403, down: 502 };
  return new Response(null, { status: statuses[hostname.replace(LINK_HOSTS, "")] ?? 200 });
}
