import { parseCookies } from "better-auth/cookies";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";

/** The browser a session or a login code belongs to. */
export type Device = { cookie: string | null; userAgent: string | null; ip: string | null };
type CookieDeps = Pick<Deps, "config">;

/** Longer than a code's validity, so that the page can still say that it has expired. */
const COOKIE_SECONDS = 60 * 60;

export function deviceOf(headers: Headers): Device {
  return {
    cookie: headers.get("Cookie"),
    userAgent: headers.get("User-Agent")?.slice(0, 256) ?? null,
    ip: headers.get("CF-Connecting-IP"),
  };
}

export function headersOf({ cookie, userAgent, ip }: Device): Headers {
  const headers = new Headers();
  if (cookie) headers.set("cookie", cookie);
  if (userAgent) headers.set("user-agent", userAgent);
  if (ip) headers.set("cf-connecting-ip", ip);
  return headers;
}

/** Returns the id from the signed cookie that was set with a login code. */
export function deviceIdOf(deps: CookieDeps, device: Device): string | undefined {
  const [id = "", signature = ""] = partsOfCodeCookie(deps, device);
  return isSameSecret(signature, signatureOf(deps, id)) ? id : undefined;
}

/** Returns the address to which this browser's latest code was sent, so that a reload can ask for the code again. */
export function sentAddressOf(deps: CookieDeps, device: Device): string | undefined {
  const [, , ...address] = partsOfCodeCookie(deps, device);
  return address.join(".") || undefined;
}

export function codeCookie(deps: CookieDeps, id: string, address: string): string {
  return setCookieLine(deps, `${id}.${signatureOf(deps, id)}.${encodeURIComponent(address)}`, COOKIE_SECONDS);
}

export function expiredCodeCookie(deps: CookieDeps): string {
  return setCookieLine(deps, "", 0);
}

/** Like {@link codeCookie}, with the id that the browser already has, or a new one. */
export function codeCookieFor(deps: CookieDeps, device: Device, address: string): string {
  return codeCookie(deps, deviceIdOf(deps, device) ?? crypto.randomUUID(), address);
}

export function isHttps({ siteUrl }: Pick<Config, "siteUrl">): boolean {
  return siteUrl.startsWith("https://");
}

export function cookieName(config: Pick<Config, "siteUrl">, name: string): string {
  return `${isHttps(config) ? "__Host-" : ""}masa-${name}`;
}

function setCookieLine({ config }: CookieDeps, value: string, seconds: number): string {
  const secure = isHttps(config) ? "; Secure" : "";
  return `${cookieName(config, "code")}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function partsOfCodeCookie({ config }: CookieDeps, { cookie }: Device): string[] {
  return (parseCookies(cookie ?? "").get(cookieName(config, "code")) ?? "").split(".");
}

function signatureOf({ config }: CookieDeps, id: string): string {
  return hmacHex(config.authSecret, `browser:${id}`);
}
