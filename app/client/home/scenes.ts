import { repeatWhileVisible } from "../page/repeat.ts";

const INTERVAL_MS = 6_000;

/** Section 4: every 6 s. The returned function restarts the interval. */
export function createScenes(list: HTMLElement, isPaused: () => boolean): () => void {
  const track = list.parentElement ?? list;
  const carousel = track.parentElement;
  const scenes = [...list.children] as HTMLElement[];
  const dots = [...(carousel?.querySelectorAll(".home-dots a") ?? [])];
  let current = 0;
  let isHovered = false;
  let isFocused = false;
  const restart = repeatWhileVisible(
    track,
    INTERVAL_MS,
    () => show((current + 1) % scenes.length),
    () => !(isPaused() || isHovered || isFocused),
  );

  function arrive(index: number) {
    if (index !== current) restart();
    current = index;
    for (const [i, dot] of dots.entries()) {
      if (i === index) dot.ariaCurrent = "true";
      else dot.removeAttribute("aria-current");
    }
    const picture = scenes[(index + 1) % scenes.length]?.querySelector("img");
    if (picture) picture.loading = "eager";
  }

  function show(index: number) {
    const isNeighbour = Math.abs(index - current) === 1;
    track.scrollTo({ left: scenes[index]?.offsetLeft, behavior: isNeighbour ? "auto" : "instant" });
    arrive(index);
  }

  for (const [i, dot] of dots.entries()) {
    dot.addEventListener("click", (event) => {
      event.preventDefault();
      show(i);
    });
  }
  const setHovered = (value: boolean) => {
    isHovered = value;
    restart();
  };
  const setFocused = (value: boolean) => {
    isFocused = value;
    restart();
  };
  carousel?.addEventListener("pointerenter", ({ pointerType }) => setHovered(pointerType === "mouse"));
  carousel?.addEventListener("pointerleave", () => setHovered(false));
  carousel?.addEventListener("focusin", ({ target }) =>
    setFocused(target instanceof Element && target.matches(":focus-visible")),
  );
  carousel?.addEventListener("focusout", () => setFocused(false));

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) arrive(scenes.indexOf(target as HTMLElement));
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const scene of scenes) observer.observe(scene);
  arrive(current);
  return restart;
}
