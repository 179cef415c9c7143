import { sha256Hex } from "../domain/digest.server.ts";

/** Who calls, as far as counting calls needs it; the address itself goes no further than this file. */
export type Caller = {
  /** SHA-256 of the caller's network, the same for all its calls. */
  id: () => string;
};

/** Work that nobody asked for from outside: the sweep, the seed. */
export const NOBODY: Caller = { id: () => "nobody" };

/** The caller of a request. The platform alone writes CF-Connecting-IP; no other header is believed. */
export function callerOf(request: Request): Caller {
  // Kept for this request only: the wall and the exact limits ask for it in turn.
  let id: string | undefined;
  return {
    id() {
      id ??= sha256Hex(`caller:${networkOf(request.headers.get("CF-Connecting-IP") ?? "")}`);
      return id;
    },
  };
}

/** An IPv4 address whole; of an IPv6 address the /64 that one household or phone is given. */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase();
  const mapped = /^(?:0*:)*:?(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  if (!text.includes(":")) return text;
  const [head = "", tail] = (text.split("%")[0] ?? "").split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(":").filter(Boolean);
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
