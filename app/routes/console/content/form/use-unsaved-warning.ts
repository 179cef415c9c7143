import { type RefObject, useEffect } from "react";

/** Makes the browser ask before leaving a page with unsaved input or, with `isMoved`, other unsaved changes. */
export function useUnsavedWarning(form: RefObject<HTMLFormElement | null>, isMoved = false): void {
  useEffect(() => {
    const own = form.current;
    if (!own) return;
    let isChanged = isMoved;
    const onInput = () => {
      isChanged = true;
    };
    const onSubmit = () => {
      isChanged = false;
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isChanged) event.preventDefault();
    };
    own.addEventListener("input", onInput);
    own.addEventListener("submit", onSubmit);
    addEventListener("beforeunload", onLeave);
    return () => {
      own.removeEventListener("input", onInput);
      own.removeEventListener("submit", onSubmit);
      removeEventListener("beforeunload", onLeave);
    };
  }, [form, isMoved]);
}
