import { englishPath, localPath } from "#messages/locale.ts";

export const CONFIRM_PATH = "/account/confirm";
export const HOME_PATH = "/dashboard";

/** Members' pages: the only destinations after login. */
const OWN = /^\/(dashboard|account)(\/[\w-]+)*$/;

/** The finder's answers, or a scheme to be reminded of, which "Your schemes" asks whether to save. */
const OWN_WISH = /^\/dashboard\/schemes\?[\w-]+=[\w-]+(&[\w-]+=[\w-]+){0,30}$/;

const OF_OPERATORS = /^\/console(\/[\w-]+)*$/;

export function consolePathOf(wanted: string | null): string {
  return wanted && OF_OPERATORS.test(wanted) ? wanted : "/console";
}

/** In the language of the present page. */
export function destinationOf(wanted: string | null | undefined): string {
  return localPath(englishDestination(wanted ?? ""));
}

function englishDestination(wanted: string): string {
  const path = englishPath(wanted);
  const isKnown = [OWN, OWN_WISH, OF_OPERATORS].some((known) => known.test(path));
  return isKnown && path !== CONFIRM_PATH ? path : HOME_PATH;
}

/** A login step that leads back to the requested page. */
export function loginPath(requestUrl: string, step = "/login"): string {
  const url = new URL(requestUrl);
  // Client navigations request `<page>.data?_routes=…`.
  url.searchParams.delete("_routes");
  const path = englishPath(url.pathname).replace(/\.data$/, "");
  const wish = `${path}${url.search}`;
  const to = OWN_WISH.test(wish) ? wish : englishDestination(path);
  return localPath(to === HOME_PATH ? step : `${step}?to=${encodeURIComponent(to)}`);
}
