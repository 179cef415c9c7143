import { localPath } from "#messages/locale.ts";
import type { BuiltSite } from "../site/built-site.ts";
import { comparePages } from "./compare-pages.ts";

type Request = { cookie?: string; form?: Record<string, string>; typed?: readonly string[] };

/** Requests a page in both languages, or posts a form like a browser without JavaScript, and compares the responses. */
export async function compareResponses(site: BuiltSite, path: string, request: Request = {}): Promise<string[]> {
  const ask = async (address: string) => {
    const response = await site.get(address, initOf(site, request));
    return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
  };
  const [english, hindi] = [await ask(path), await ask(localPath(path, "hi"))];
  const isMoved = english.to !== null || hindi.to !== null;
  const target = english.to && localPath(english.to, "hi");
  const faults = [
    ...(english.status === hindi.status ? [] : [`status: ${english.status}, ${hindi.status}`]),
    ...(isMoved && target !== hindi.to ? [`redirect: ${english.to}, ${hindi.to}`] : []),
    ...(isMoved ? [] : comparePages(english.html, hindi.html, request.typed)),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

function initOf(site: BuiltSite, { cookie = "", form }: Request): RequestInit {
  const client = `2001:db8:${Math.floor(Math.random() * 0x10000).toString(16)}:2::1`;
  const headers = { Cookie: cookie, "CF-Connecting-IP": client, Origin: new URL(site.origin).origin };
  return form ? { method: "POST", body: new URLSearchParams(form), headers } : { headers };
}
