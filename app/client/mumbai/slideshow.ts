import * as m from "#messages/pages/mumbai.ts";
import { isSavingData } from "../page/connection.ts";
import { createPauseButton } from "../page/pause-button.ts";
import { repeatWhileVisible } from "../page/repeat.ts";
import { nextIndex, type SlideDirection } from "./slide-order.ts";

const INTERVAL_MS = 4_500;
const SWIPE_PX = 40;

/** Sections 2 and 4. Without this module the pictures are a scrollable strip. */
export function createSlideshow(show: HTMLElement, strip: HTMLElement): void {
  const slides = [...strip.children] as HTMLElement[];
  // The visitor may have scrolled the strip before this module loaded.
  let current = Math.round(strip.scrollLeft / (strip.clientWidth || 1));
  let leaving: number | undefined;
  let hasFirstPicture = false;

  const controls = show.querySelector<HTMLTemplateElement>("template");
  if (controls) show.appendChild(controls.content.cloneNode(true));
  const [back, pauseButton, forward] = show.querySelectorAll<HTMLElement>(".slide-buttons button");
  if (!back || !pauseButton || !forward) return;
  const dots = addDots(show, slides, (index) => go(index));
  for (const [i, slide] of slides.entries()) {
    slide.ariaRoleDescription = m.slide();
    slide.ariaLabel = m.position({ number: i + 1, count: slides.length });
  }
  show.ariaRoleDescription = m.carousel();
  show.classList.add("is-show");
  strip.removeAttribute("tabindex");

  const next = () => go(nextIndex(current, slides.length, 1), "forward");
  const previous = () => go(nextIndex(current, slides.length, -1), "backward");
  const pause = createPauseButton(pauseButton, { play: m.playShow(), pause: m.pauseShow() }, () => {
    strip.ariaLive = pause.isPaused() ? "polite" : "off";
    restart();
  });
  const restart = repeatWhileVisible(strip, INTERVAL_MS, next, () => hasFirstPicture && !pause.isPaused());

  function go(to: number, direction: SlideDirection = to > current ? "forward" : "backward") {
    if (to === current) return;
    [leaving, current] = [current, to];
    show.dataset["direction"] = direction;
    render();
    restart();
  }

  function render() {
    for (const [i, slide] of slides.entries()) {
      const other = i === leaving ? "leaving" : "idle";
      slide.dataset["state"] = i === current ? "current" : other;
      slide.ariaHidden = String(i !== current);
      if (i === current) dots[i]?.setAttribute("aria-current", "true");
      else dots[i]?.removeAttribute("aria-current");
    }
  }

  back.addEventListener("click", previous);
  forward.addEventListener("click", next);
  show.addEventListener("keydown", (event) => {
    const move = { ArrowRight: next, ArrowLeft: previous }[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  });
  onSwipe(strip, { forward: next, backward: previous });
  render();
  pause.update();
  preloadPictures(strip, () => {
    hasFirstPicture = true;
    restart();
  });
}

function addDots(show: HTMLElement, slides: readonly HTMLElement[], onPick: (index: number) => void): HTMLElement[] {
  const list = show.appendChild(document.createElement("ol"));
  list.className = "slide-dots";
  return slides.map((slide, i) => {
    const dot = document.createElement("button");
    dot.type = "button";
    const caption = slide.querySelector("figcaption span:last-child")?.textContent ?? "";
    dot.ariaLabel = m.picture({ number: i + 1, caption });
    dot.addEventListener("click", () => onPick(i));
    list.appendChild(document.createElement("li")).appendChild(dot);
    return dot;
  });
}

function onSwipe(strip: HTMLElement, move: Record<SlideDirection, () => void>): void {
  let touchedAt: number | undefined;
  strip.addEventListener("pointerdown", ({ pointerType, clientX }) => {
    if (pointerType === "touch") touchedAt = clientX;
  });
  strip.addEventListener("pointerup", ({ clientX }) => {
    const distance = clientX - (touchedAt ?? clientX);
    touchedAt = undefined;
    if (Math.abs(distance) >= SWIPE_PX) move[distance < 0 ? "forward" : "backward"]();
  });
}

/** Section 4: starts after the first picture. The others load in sequence or, with Save-Data, on demand. */
function preloadPictures(strip: HTMLElement, onFirst: () => void): void {
  const [first, ...others] = strip.querySelectorAll("img");
  if (!first) return;
  onceSettled(first, () => {
    strip.querySelector(".spinner")?.remove();
    onFirst();
    if (!isSavingData()) preloadInTurn(others);
  });
}

function preloadInTurn([picture, ...others]: HTMLImageElement[]): void {
  if (!picture) return;
  picture.loading = "eager";
  onceSettled(picture, () => preloadInTurn(others));
}

function onceSettled(picture: HTMLImageElement, act: () => void): void {
  if (picture.complete) {
    act();
    return;
  }
  // A failed picture then loads its placeholder, which must not count again.
  const listening = new AbortController();
  for (const type of ["load", "error"]) {
    const settle = () => {
      listening.abort();
      act();
    };
    picture.addEventListener(type, settle, { signal: listening.signal });
  }
}
