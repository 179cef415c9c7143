import { type RefObject, useEffect, useEffectEvent, useState } from "react";

type Move = (slug: string, onto: string) => void;

/** Moves a dragged row (with `data-slug`) to the row it is dragged over. Returns the slug being dragged. */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: Move): string | undefined {
  const [dragged, setDragged] = useState<string>();
  const onEnter = useEffectEvent((event: Event) => {
    const onto = slugAt(event);
    if (dragged !== undefined && onto !== undefined && onto !== dragged) onMove(dragged, onto);
  });
  useEffect(() => {
    const own = list.current;
    const until = new AbortController();
    const { signal } = until;
    own?.addEventListener("dragstart", (event) => setDragged(slugAt(event)), { signal });
    own?.addEventListener("dragend", () => setDragged(undefined), { signal });
    own?.addEventListener("dragenter", onEnter, { signal });
    own?.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    return () => until.abort();
  }, [list]);
  return dragged;
}

function slugAt({ target }: Event): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-slug]") : null;
  return row?.dataset["slug"];
}
