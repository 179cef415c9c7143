export const CONFIRM_PATH = "/account/confirm";
export const HOME_PATH = "/dashboard";

/** Members' pages: the only destinations after login. */
const OWN = /^\/(dashboard|account)(\/[\w-]+)*$/;

const OF_OPERATORS = /^\/console(\/[\w-]+)*$/;

export function consolePathOf(wanted: string | null): string {
  return wanted && OF_OPERATORS.test(wanted) ? wanted : "/console";
}

export function destinationOf(wanted: string | null | undefined): string {
  const isKnown = wanted && (OWN.test(wanted) || OF_OPERATORS.test(wanted)) && wanted !== CONFIRM_PATH;
  return isKnown ? wanted : HOME_PATH;
}

/** A login step that leads back to the requested page. */
export function loginPath(requestUrl: string, step = "/login"): string {
  // Client navigations request `<page>.data`.
  const wanted = new URL(requestUrl).pathname.replace(/\.data$/, "");
  const to = destinationOf(wanted);
  return to === HOME_PATH ? step : `${step}?to=${encodeURIComponent(to)}`;
}
