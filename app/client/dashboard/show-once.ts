const RESULTS = [
  "saved",
  "done",
  "moved",
  "cancelled",
  "deleted",
  "invited",
  "accepted",
  "withdrawn",
  "added",
  "removed",
  "ended",
];

/** For member pages that show the result of a step after a redirect. */
export function showResultOnce(): void {
  removeParameters(RESULTS);
}

/** Removes query parameters from the address, so that Back or a reload does not repeat the message that they show. */
export function removeParameters(names: readonly string[]): void {
  const address = new URL(location.href);
  if (!names.some((name) => address.searchParams.has(name))) return;
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}
