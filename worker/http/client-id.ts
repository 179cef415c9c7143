import { sha256Hex } from "../domain/digest.server.ts";

export const SYSTEM_CLIENT = "system";

/** Reads only CF-Connecting-IP, which the platform sets. Other address headers can be forged. */
export function clientIdOf(request: Request): string {
  return sha256Hex(`client:${networkOf(request.headers.get("CF-Connecting-IP") ?? "")}`);
}

/** Reduces an IPv6 address to its /64, because one household or phone gets a whole /64. */
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
