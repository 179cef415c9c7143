/** Removes the message of a redirect from the address, so that Back or a reload does not repeat it. */
export function showResultOnce(): void {
  removeParameters(["done"]);
}

export function removeParameters(names: readonly string[]): void {
  const address = new URL(location.href);
  if (!names.some((name) => address.searchParams.has(name))) return;
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}
