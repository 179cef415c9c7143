import type { Caller } from "#worker/domain/auth.server.ts";

/** What the domain may know of who sent a request; the address is the platform's word, never a header of the visitor's. */
export function callerOf({ headers }: Request): Caller {
  return {
    cookie: headers.get("Cookie"),
    userAgent: headers.get("User-Agent"),
    ip: headers.get("CF-Connecting-IP"),
  };
}
