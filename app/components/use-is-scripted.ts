import { startTransition, useEffect, useState } from "react";

/**
 * False on the server and for the first render in the browser, true soon after: what needs the script may show now. It
 * comes as a transition, in slices, because on a large page all of it at once would hold up what is pressed.
 */
export function useIsScripted(): boolean {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => startTransition(() => setScripted(true)), []);
  return isScripted;
}
