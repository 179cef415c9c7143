import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type Faults = {
  release?: string;
  status?: string;
  policy?: string;
  missing?: number;
  assetCache?: string;
  fakeRazorpay?: number;
  samples?: Record<string, number>;
};

/** Serves a deployed site's answers to the smoke test. `faults` are read again for each request. */
export async function serveDeployedSite(
  faults: Faults,
): Promise<{ address: string; asked: string[]; stop: () => void }> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const policy = faults.policy ?? "default-src 'none'; style-src 'sha256-AAAAAAAAAAAAAAAAAAAAAAAA='";
    const send = (status: number, headers: Record<string, string>, body: string) => {
      response.writeHead(status, headers);
      response.end(body);
    };
    if (request.url === "/api/health") {
      const snapshot = { version: "1-2", ageSeconds: 3 };
      const { status = "ok", release, samples = {} } = faults;
      const health = { status, payments: false, snapshot, samples, release };
      return send(200, { "Content-Type": "application/json" }, JSON.stringify(health));
    }
    if (request.url === "/api/contact") return send(422, {}, JSON.stringify({ code: "invalid_input" }));
    if (request.url === "/v1/checkout.js") return send(faults.fakeRazorpay ?? 404, {}, "");
    if (request.url === "/assets/entry-abc.js") {
      return send(200, { "Cache-Control": faults.assetCache ?? "public, max-age=31536000, immutable" }, "");
    }
    if (request.url === "/" || request.url === "/membership") {
      const headers = { "Content-Security-Policy": policy, "Strict-Transport-Security": "max-age=63072000" };
      return send(200, headers, '<script src="/assets/entry-abc.js"></script>');
    }
    return send(faults.missing ?? 404, {}, "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, asked, stop: () => void server.close() };
}
