/** Returns what `?done=` names after a redirect, if it is one of the page's results. The browser shows it once. */
export function doneOf<Result extends string>(request: Request, ...results: Result[]): Result | undefined {
  const done = new URL(request.url).searchParams.get("done");
  return results.find((result) => result === done);
}
