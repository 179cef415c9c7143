import { useLayoutEffect, useRef } from "react";

export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing before removal returns the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
