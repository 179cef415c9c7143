import { type RefObject, useEffect, useEffectEvent } from "react";
import { RESTORE_EVENT, type RestoreEvent } from "./unsaved-forms.ts";

/** Calls `show` with what was entered before the lock. It returns false if the form no longer fits. */
export function useRestore(form: RefObject<HTMLFormElement | null>, show: (entered: URLSearchParams) => boolean): void {
  const onRestore = useEffectEvent((event: RestoreEvent) => {
    if (show(event.detail)) event.preventDefault();
  });
  useEffect(() => {
    const own = form.current;
    own?.addEventListener(RESTORE_EVENT, onRestore);
    return () => own?.removeEventListener(RESTORE_EVENT, onRestore);
  }, [form]);
}
