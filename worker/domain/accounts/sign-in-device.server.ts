import { parseCookies } from "better-auth/cookies";
import type { Deps } from "../../deps.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";
import type { Device } from "./auth.server.ts";

type CookieDeps = Pick<Deps, "config">;

/** Longer than a code is valid, so that the page can say that it has expired. */
const COOKIE_SECONDS = 60 * 60;

export function deviceIdOf(deps: CookieDeps, { cookie }: Device): string | undefined {
  const [id = "", signature] = (parseCookies(cookie ?? "").get(nameOf(deps)) ?? "").split(".");
  return isSameSecret(signature ?? "", signatureOf(deps, id)) ? id : undefined;
}

export function newDeviceId(): string {
  return crypto.randomUUID();
}

export function deviceCookie(deps: CookieDeps, id: string): string {
  const secure = isHttps(deps) ? "; Secure" : "";
  const value = `${id}.${signatureOf(deps, id)}`;
  return `${nameOf(deps)}=${value}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function signatureOf({ config }: CookieDeps, id: string): string {
  return hmacHex(config.authSecret, `browser:${id}`);
}

function nameOf(deps: CookieDeps): string {
  return `${isHttps(deps) ? "__Host-" : ""}masa-code`;
}

function isHttps({ config }: CookieDeps): boolean {
  return config.siteUrl.startsWith("https://");
}
