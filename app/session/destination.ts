export const CONFIRM_PATH = "/account/confirm";
export const HOME_PATH = "/dashboard";

/** Pages of members; nothing else is a destination after logging in. */
const OWN = /^\/(dashboard|account)(\/[\w-]+)*$/;

/** Where a visitor wanted to go: one of the members' own pages, whatever stood in the address. */
export function destinationOf(wanted: string | null | undefined): string {
  return wanted && OWN.test(wanted) && wanted !== CONFIRM_PATH ? wanted : HOME_PATH;
}

/** The address of a step of the login that leads back to the page that was asked for. */
export function loginPath(requestUrl: string, step = "/login"): string {
  // A client's own navigation asks for the page's data.
  const wanted = new URL(requestUrl).pathname.replace(/\.data$/, "");
  const to = destinationOf(wanted);
  return to === HOME_PATH ? step : `${step}?to=${encodeURIComponent(to)}`;
}
