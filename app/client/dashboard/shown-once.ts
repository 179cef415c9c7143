/** Removes the success message from the address, so that Back or a reload does not repeat it. */
export function forgetMessage(): void {
  const address = new URL(location.href);
  for (const name of ["done", "saved", "moved", "added", "removed", "ended"]) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}
