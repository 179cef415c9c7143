import { askOnFirstVisit } from "./home/first-visit.ts";
import { offerHindi } from "./home/hindi-offer.ts";
import { createScenes } from "./home/scenes.ts";
import { createTestimonials } from "./home/testimonials.ts";
import { createTypedHeading } from "./home/typed-heading.ts";
import { createPauseButton } from "./page/pause-button.ts";

export function start(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [heading, scenes, pause] = [find(".home-hero h1"), find("#scenes"), find(".home-pause")];
  if (heading && scenes && pause) startHero(heading, scenes, pause);
  const [quotes, position] = [find("#quotes"), find(".home-insights output")];
  if (quotes && position) createTestimonials(quotes, position);
  document.documentElement.dataset["ready"] = "true";
  offerHindi();
  askOnFirstVisit();
}

function startHero(heading: HTMLElement, list: HTMLElement, button: HTMLElement): void {
  const pause = createPauseButton(button, "scenes and heading", () => {
    updateHeading();
    restartScenes();
  });
  const updateHeading = createTypedHeading(heading, pause);
  const restartScenes = createScenes(list, pause.isPaused);
  pause.update();
}
