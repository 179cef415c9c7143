/** Section 2. The style sheet sets the number per view (1, 2 from 768 px, 3 from 1024 px). */
export function createTestimonials(list: HTMLElement, position: HTMLElement, texts: PositionTexts): void {
  const track = list.parentElement ?? list;
  const items = [...list.children] as HTMLElement[];

  const view = () => {
    const width = items[0]?.offsetWidth || 1;
    return { first: Math.round(track.scrollLeft / width), size: Math.round(track.clientWidth / width) };
  };
  const showPosition = () => {
    position.textContent = positionText(view(), items.length, texts);
  };
  for (const [i, button] of document.querySelectorAll(".home-insights button").entries()) {
    button.addEventListener("click", () => {
      const target = targetOf(view(), items.length, i === 0 ? -1 : 1);
      track.scrollTo({ left: items[target]?.offsetLeft ?? 0 });
    });
  }
  track.addEventListener("scroll", showPosition);
  new ResizeObserver(showPosition).observe(track);
}

type View = { first: number; size: number };

/** With `{first}`, `{last}` and `{count}`. */
export type PositionTexts = { one: string; several: string };

export function positionText({ first, size }: View, count: number, { one, several }: PositionTexts): string {
  const text = (size === 1 ? one : several).replace("{first}", `${first + 1}`);
  return text.replace("{last}", `${Math.min(first + size, count)}`).replace("{count}", `${count}`);
}

export function targetOf({ first, size }: View, count: number, direction: 1 | -1): number {
  const end = count - size;
  if (direction === 1 && first >= end) return 0;
  if (direction === -1 && first <= 0) return end;
  return Math.min(Math.max(first + direction * size, 0), end);
}
