import { useLayoutEffect, useState } from "react";

/** Restores what was typed into a textarea before hydration, which resets it to its first text. */
export function useInputBeforeHydration(): void {
  const [entered] = useState(readTextareas);
  useLayoutEffect(() => {
    for (const { id, value } of entered) {
      const area = document.getElementById(id);
      if (area instanceof HTMLTextAreaElement && area.value !== value) area.value = value;
    }
  }, [entered]);
}

function readTextareas(): Array<{ id: string; value: string }> {
  if (typeof document === "undefined") return [];
  const areas = document.querySelectorAll<HTMLTextAreaElement>(".console-main textarea");
  return [...areas].map(({ id, value }) => ({ id, value }));
}
