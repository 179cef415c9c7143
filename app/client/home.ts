import { askOnFirstVisit } from "./home/first-visit.ts";
import { offerHindi } from "./home/hindi-offer.ts";
import { createScenes } from "./home/scenes.ts";
import { createTestimonials, type PositionTexts } from "./home/testimonials.ts";
import { createTypedHeading } from "./home/typed-heading.ts";
import { createPauseButton, type PauseTexts } from "./page/pause-button.ts";

export type HomeTexts = PauseTexts & PositionTexts;

export function start(texts: HomeTexts): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [heading, scenes, pause] = [find(".home-hero h1"), find("#scenes"), find(".home-pause")];
  if (heading && scenes && pause) startHero(heading, scenes, pause, texts);
  const [quotes, position] = [find("#quotes"), find(".home-insights output")];
  if (quotes && position) createTestimonials(quotes, position, texts);
  document.documentElement.dataset["ready"] = "true";
  offerHindi();
  askOnFirstVisit();
}

function startHero(heading: HTMLElement, list: HTMLElement, button: HTMLElement, texts: PauseTexts): void {
  const pause = createPauseButton(button, texts, () => {
    updateHeading();
    restartScenes();
  });
  const updateHeading = createTypedHeading(heading, pause);
  const restartScenes = createScenes(list, pause.isPaused);
  pause.update();
}
