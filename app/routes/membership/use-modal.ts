import { useLayoutEffect, useRef } from "react";

/** The ref of a dialog that is open as long as it is rendered. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document, so that the focus goes back to where it came from.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
