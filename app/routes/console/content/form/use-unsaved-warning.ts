import { type RefObject, useEffect } from "react";

/** The browser asks before it leaves a page with something typed, or otherwise changed, that was not sent. */
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
