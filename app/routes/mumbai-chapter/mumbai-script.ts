import type { Given } from "#app/components/own-script.ts";

type Settings = {
  /** The buttons of the show and the list of its dots, as HTML. */
  controls: string;
  /** Their styles, and those of a show. */
  css: string;
};
type Direction = "forward" | "backward";

/**
 * What moves and answers on the Mumbai page: the slideshow and the episodes. Sent as text, so it may use nothing but what
 * is inside it. Without it the pictures are a strip to scroll, and an episode is a link to its player.
 */
export function mumbaiScript({ repeat, pauseBy, controls, css }: Settings & Given): void {
  const [show, strip] = [".slideshow", ".slides"].map((selector) => document.querySelector<HTMLElement>(selector));
  let playing: HTMLIFrameElement | undefined;
  if (show && strip) playSlides(show, strip);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".episode-screen > a")) offerPlayer(link);
  document.documentElement.dataset["ready"] = "true";
  dispatchEvent(new Event("app:ready"));

  /** Sections 2 and 4, Mumbai slideshow: one picture at a time, all in one place. */
  function playSlides(show: HTMLElement, strip: HTMLElement) {
    const [intervalMs, swipePx] = [4_500, 40];
    const slides = [...strip.children] as HTMLElement[];
    // Who scrolled the strip before the script came stays where they are.
    let current = Math.round(strip.scrollLeft / (strip.clientWidth || 1));
    let leaving: number | undefined;
    let hasFirst = false;

    const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
    document.head.appendChild(Object.assign(document.createElement("style"), { nonce, textContent: css }));
    show.insertAdjacentHTML("beforeend", controls);
    const [back, pause, on] = show.querySelectorAll<HTMLElement>(".slide-buttons button");
    if (!back || !pause || !on) return;
    const dots = slides.map((slide, i) => {
      const dot = document.createElement("button");
      dot.type = "button";
      dot.ariaLabel = `Picture ${i + 1}: ${slide.querySelector("figcaption span:last-child")?.textContent}`;
      dot.addEventListener("click", () => jump(i));
      show.querySelector(".slide-dots")?.appendChild(document.createElement("li")).appendChild(dot);
      return dot;
    });
    for (const [i, slide] of slides.entries()) {
      slide.ariaRoleDescription = "slide";
      slide.ariaLabel = `${i + 1} of ${slides.length}`;
    }
    show.ariaRoleDescription = "carousel";
    show.classList.add("is-show");
    // Nothing is left to scroll.
    strip.removeAttribute("tabindex");

    const next = () => jump((current + 1) % slides.length, "forward");
    const previous = () => jump((current + slides.length - 1) % slides.length, "backward");
    const { isPaused, follow } = pauseBy(pause, "slideshow", () => {
      strip.ariaLive = isPaused() ? "polite" : "off";
      advance();
    });
    const advance = repeat(strip, intervalMs, next, () => hasFirst && !isPaused());

    function jump(to: number, direction: Direction = to > current ? "forward" : "backward") {
      if (to === current) return;
      [leaving, current] = [current, to];
      show.dataset["direction"] = direction;
      place();
      // A new picture has its whole interval.
      advance();
    }
    function place() {
      for (const [i, slide] of slides.entries()) {
        const other = i === leaving ? "leaving" : "idle";
        slide.dataset["state"] = i === current ? "current" : other;
        slide.ariaHidden = String(i !== current);
        if (i === current) dots[i]?.setAttribute("aria-current", "true");
        else dots[i]?.removeAttribute("aria-current");
      }
    }

    back.addEventListener("click", previous);
    on.addEventListener("click", next);
    show.addEventListener("keydown", (event) => {
      const move = { ArrowRight: next, ArrowLeft: previous }[event.key];
      if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move();
    });
    let touchedAt: number | undefined;
    strip.addEventListener("pointerdown", ({ pointerType, clientX }) => {
      if (pointerType === "touch") touchedAt = clientX;
    });
    strip.addEventListener("pointerup", ({ clientX }) => {
      const moved = clientX - (touchedAt ?? clientX);
      touchedAt = undefined;
      if (Math.abs(moved) >= swipePx) (moved < 0 ? next : previous)();
    });
    place();
    follow();

    // Section 4: the show begins after the first picture loads or fails, and the others are fetched from then on, each
    // after the one before it, so that they hold up neither the line nor the page. For who saves data each comes when it
    // is shown.
    const [first, ...others] = strip.querySelectorAll("img");
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (first) {
      whenSettled(first, () => {
        hasFirst = true;
        strip.querySelector(".spinner")?.remove();
        advance();
        if (!connection?.saveData) fetchInTurn(others);
      });
    }
  }

  function fetchInTurn([picture, ...others]: HTMLImageElement[]) {
    if (!picture) return;
    picture.loading = "eager";
    whenSettled(picture, () => fetchInTurn(others));
  }

  /** Calls back once the picture has loaded or failed, at once if it has already. */
  function whenSettled(picture: HTMLImageElement, act: () => void) {
    if (picture.complete) {
      act();
      return;
    }
    // One that failed loads the stand-in afterwards.
    const heard = new AbortController();
    for (const type of ["load", "error"]) {
      const settle = () => {
        heard.abort();
        act();
      };
      picture.addEventListener(type, settle, { signal: heard.signal });
    }
  }

  /** Section 2: an episode is a thumbnail until it is clicked, then the player in privacy mode, with autoplay. */
  function offerPlayer(link: HTMLAnchorElement) {
    const title = link.closest(".episode")?.querySelector("h3")?.textContent ?? "";
    const button = Object.assign(document.createElement("button"), { type: "button", ariaLabel: `Play: ${title}` });
    button.dataset["held"] = link.dataset["held"] ?? "";
    button.replaceChildren(...link.childNodes);
    const hadFocus = document.activeElement === link;
    link.replaceWith(button);
    if (hadFocus) button.focus();
    button.addEventListener("click", () => {
      // The others keep their player, and stop.
      playing?.replaceWith(frameOf(playing.title, playing.src.replace("?autoplay=1", "")));
      const frame = frameOf(`${title}, video player`, `${link.href}?autoplay=1`);
      playing = frame;
      // The browser may drop the focus while the frame's own page comes.
      frame.addEventListener("load", () => {
        if (frame === playing && document.activeElement === document.body) frame.focus();
      });
      button.replaceWith(frame);
      frame.focus();
    });
  }

  /** Always a new one: a frame that changes its address adds a step to the tab's history. */
  function frameOf(title: string, src: string): HTMLIFrameElement {
    return Object.assign(document.createElement("iframe"), {
      title,
      src,
      allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
      referrerPolicy: "strict-origin-when-cross-origin",
    });
  }
}
