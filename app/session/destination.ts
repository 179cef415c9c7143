import { englishPath, localPath } from "#messages/locale.ts";

export const CONFIRM_PATH = "/account/confirm";
const HOME_PATH = "/dashboard";

/** Members' pages that a login can lead to. */
const MEMBER_PAGES = /^\/(dashboard|account)(\/[\w-]+)*$/;

/** "Your schemes" with answers from the finder or a scheme to be reminded of; that page asks before it saves either. */
const FINDER_REQUEST = /^\/dashboard\/schemes\?[\w-]+=[\w-]+(&[\w-]+=[\w-]+){0,30}$/;

const CONSOLE_PAGES = /^\/console(\/[\w-]+)*$/;

export function consoleDestination(wanted: string | null): string {
  const [path = "", ...query] = wanted?.split("?") ?? [];
  return wanted && CONSOLE_PAGES.test(path) && query.every((part) => /^[\w=&%.+-]*$/.test(part)) ? wanted : "/console";
}

/** The destination after login, in the language of the current page. */
export function loginDestination(wanted: string | null | undefined): string {
  return localPath(englishDestination(wanted ?? ""));
}

function englishDestination(wanted: string): string {
  const path = englishPath(wanted);
  const isKnown = [MEMBER_PAGES, FINDER_REQUEST, CONSOLE_PAGES].some((known) => known.test(path));
  return isKnown && path !== CONFIRM_PATH ? path : HOME_PATH;
}

export function addressPath(to: string, isAgain: boolean): string {
  return localPath(`/login?to=${encodeURIComponent(to)}${isAgain ? "&again" : ""}`);
}

/** The login's second step. `sent` is "again" after a second mail. A reload of this address finds the code. */
export function codePath(to: string, isAgain: boolean, sent = ""): string {
  return `${addressPath(to, isAgain)}&sent${sent && `=${sent}`}`;
}

export const loginPath = (to: string) => pathWith("/login", to);
export const registerPath = (to: string) => pathWith("/register", to);

/** True for the page behind the link in the mail about a seat. */
export function isInvitation(to: string): boolean {
  return /^\/dashboard\/seats\/[\w-]+$/.test(englishPath(to));
}

/** A login step that leads back to the requested page. After a form, it says that the session has ended. */
export function loginPathFor({ url: requestUrl, method }: Pick<Request, "url" | "method">, step = "/login"): string {
  const url = new URL(requestUrl);
  // Client navigations request `<page>.data?_routes=…`.
  url.searchParams.delete("_routes");
  const path = englishPath(url.pathname).replace(/\.data$/, "");
  const target = `${path}${url.search}`;
  const to = FINDER_REQUEST.test(target) ? target : englishDestination(path);
  return method === "POST" && step === "/login" ? addressPath(to, true) : pathWith(step, to);
}

function pathWith(step: string, to: string): string {
  return localPath(englishPath(to) === HOME_PATH ? step : `${step}?to=${encodeURIComponent(to)}`);
}
