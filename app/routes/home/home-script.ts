import type { Given } from "#app/components/own-script.ts";

type Settings = {
  /** The popup of the first visit, as HTML. */
  popup: string;
  /** Where each of its choices leads. */
  destinations: Record<string, string>;
  timeoutMs: number;
};

/**
 * What moves and answers on Home: scenes, heading, testimonials and the popup of the first visit. Sent as text, so it may
 * use nothing but what is inside it. Everything it needs stands in the document, and works without it as far as it can.
 */
export function homeScript({ repeat, pauseBy, popup, destinations, timeoutMs }: Settings & Given): void {
  const root = document.documentElement;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [heading, track, quotes] = [find(".home-hero h1"), find("#scenes"), find("#quotes")];
  const [pause, position] = [find(".home-pause"), find(".home-insights output")];
  if (heading && track && pause) playHero(heading, track, pause);
  if (quotes && position) turnQuotes(quotes, position);
  root.dataset["ready"] = "true";
  // Who has just been told that a part did not come is asked another time.
  if (!root.dataset["chunkFailed"] && takeFirstVisit()) ask();

  /** The opening of the page; its one button holds the scenes and the typing, and lets them go. */
  function playHero(heading: HTMLElement, list: HTMLElement, button: HTMLElement) {
    const { isPaused, isStill, follow } = pauseBy(button, "scenes and heading", () => {
      type();
      advance();
    });
    const type = typeHeading(heading, isPaused, isStill);
    const advance = showScenes(list, isPaused);
    follow();
  }

  /**
   * Section 4: the heading is typed, and again every 10 s. Its text stands there all the time, for everybody who reads it
   * otherwise; letters are only painted later, so that nothing in the page moves. While it `isStill` it is a heading alone.
   */
  function typeHeading(heading: HTMLElement, isPaused: () => boolean, isStill: () => boolean) {
    const [restartMs, letterMs, blinkMs] = [10_000, 45, 500];
    const letters = heading.firstChild;
    const length = letters?.textContent?.length ?? 0;
    const cursor = Object.assign(document.createElement("span"), { className: "home-cursor", ariaHidden: "true" });
    let typed = 0;
    const paint = () => {
      if (!letters || isStill()) {
        cursor.remove();
        return CSS.highlights?.delete("home-untyped");
      }
      if (!cursor.isConnected) heading.appendChild(cursor);
      const shown = isPaused() ? length : typed;
      const untyped = new Range();
      untyped.setStart(letters, shown);
      untyped.setEndAfter(letters);
      // A browser without highlights shows all letters.
      CSS.highlights?.set("home-untyped", new Highlight(untyped));
      const last = new Range();
      last.setStart(letters, Math.max(shown - 1, 0));
      last.setEnd(letters, Math.max(shown, 1));
      const [place, origin] = [last.getBoundingClientRect(), heading.getBoundingClientRect()];
      cursor.style.translate = `${(shown ? place.right : place.left) - origin.left}px ${place.top - origin.top}px`;
      return undefined;
    };
    const write = repeat(
      heading,
      letterMs,
      () => {
        typed += 1;
        paint();
        if (typed >= length) write();
      },
      () => !isPaused() && typed < length,
    );
    const begin = repeat(
      heading,
      restartMs,
      () => {
        typed = 0;
        paint();
        write();
      },
      () => !isPaused(),
    );
    // By a timer: an animation would have the page drawn sixty times a second.
    const blink = repeat(
      heading,
      blinkMs,
      () => {
        cursor.style.opacity = cursor.style.opacity ? "" : "0";
      },
      () => !isPaused(),
    );
    new ResizeObserver(paint).observe(heading);
    // The face has its stand-in's line lengths, but not each letter's width.
    document.fonts.addEventListener("loadingdone", paint);
    return () => {
      cursor.style.opacity = "";
      paint();
      write();
      begin();
      blink();
    };
  }

  /** Section 4: advances every 6 s. The track is a scroller, so that swiping works, and the dots are links into it. */
  function showScenes(list: HTMLElement, isPaused: () => boolean) {
    const intervalMs = 6_000;
    const track = list.parentElement ?? list;
    const carousel = track.parentElement;
    const scenes = [...list.children] as HTMLElement[];
    const dots = [...(carousel?.querySelectorAll(".home-dots a") ?? [])];
    let current = 0;
    let isHovered = false;
    let isFocused = false;
    const advance = repeat(
      track,
      intervalMs,
      () => show((current + 1) % scenes.length),
      () => !(isPaused() || isHovered || isFocused),
    );

    function arrive(index: number) {
      // A new scene has its whole interval.
      if (index !== current) advance();
      current = index;
      for (const [i, dot] of dots.entries()) {
        if (i === index) dot.ariaCurrent = "true";
        else dot.removeAttribute("aria-current");
      }
      // The coming picture is there before it is needed; the others wait.
      const picture = scenes[(index + 1) % scenes.length]?.querySelector("img");
      if (picture) picture.loading = "eager";
    }
    function show(index: number) {
      // From one end to the other nobody wants to see all the scenes in between.
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
    carousel?.addEventListener("pointerenter", ({ pointerType }) => {
      isHovered = pointerType === "mouse";
      advance();
    });
    carousel?.addEventListener("pointerleave", () => {
      isHovered = false;
      advance();
    });
    carousel?.addEventListener("focusin", ({ target }) => {
      isFocused = target instanceof Element && target.matches(":focus-visible");
      advance();
    });
    carousel?.addEventListener("focusout", () => {
      isFocused = false;
      advance();
    });
    // However a scene has come into view.
    const arrivals = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) arrive(scenes.indexOf(target as HTMLElement));
        }
      },
      { root: track, threshold: 0.6 },
    );
    for (const scene of scenes) arrivals.observe(scene);
    arrive(current);
    return advance;
  }

  /** Section 2: one testimonial a view, two from 768 px, three from 1024 px. The style sheet says how many; this reads it. */
  function turnQuotes(list: HTMLElement, position: HTMLElement) {
    const track = list.parentElement ?? list;
    const items = [...list.children] as HTMLElement[];
    const look = () => {
      const width = items[0]?.offsetWidth || 1;
      const { scrollLeft, clientWidth } = track;
      return { first: Math.round(scrollLeft / width), size: Math.round(clientWidth / width) };
    };
    const tell = () => {
      const { first, size } = look();
      const last = Math.min(first + size, items.length);
      position.textContent = `${size === 1 ? last : `${first + 1} to ${last}`} of ${items.length}`;
    };
    /** A whole view on or back; past either end it goes round. */
    const step = (direction: number) => {
      const { first, size } = look();
      const end = items.length - size;
      const isAtEdge = direction === 1 ? first >= end : first <= 0;
      const opposite = direction === 1 ? 0 : end;
      const target = isAtEdge ? opposite : Math.min(Math.max(first + direction * size, 0), end);
      track.scrollTo({ left: items[target]?.offsetLeft ?? 0 });
    };
    for (const [i, button] of document.querySelectorAll(".home-insights button").entries()) {
      button.addEventListener("click", () => step(i === 0 ? -1 : 1));
    }
    track.addEventListener("scroll", tell);
    new ResizeObserver(tell).observe(track);
  }

  /** Whether this is the first visit, which it then no longer is. A browser that keeps nothing is never asked. */
  function takeFirstVisit(): boolean {
    try {
      if (localStorage.getItem("masa-first-visit") !== null) return false;
      localStorage.setItem("masa-first-visit", new Date().toISOString());
      return true;
    } catch {
      return false;
    }
  }

  /** Section 2: the popup of the first visit. Nothing of it is in the document before, nor after. */
  function ask() {
    document.body.insertAdjacentHTML("beforeend", popup);
    const dialog = document.body.lastElementChild;
    if (!(dialog instanceof HTMLDialogElement)) return;
    dialog.addEventListener("close", () => dialog.remove());
    for (const button of dialog.querySelectorAll("button")) {
      button.addEventListener("click", () => {
        dialog.close();
        const intent = button.value;
        const destination = destinations[intent];
        if (!destination) return;
        // Nobody waits for the answer.
        void tellIntent(intent);
        // Section 4: navigation follows the choice after 300 ms.
        setTimeout(() => location.assign(destination), 300);
      });
    }
    dialog.showModal();
  }

  async function tellIntent(intent: string) {
    try {
      const answer = await fetch("/api/user-intent", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        credentials: "omit",
        body: JSON.stringify({ intent }),
        // The page is left before the answer comes.
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(String(answer.status));
    } catch (error) {
      console.warn(`The call to /api/user-intent failed: ${error instanceof Error ? error.message : "unknown"}`);
    }
  }
}
