import { articleCovers } from "./covers-articles.ts";
import { coverageCovers } from "./covers-coverage.ts";
import { episodeCovers } from "./covers-episodes.ts";
import { eventCovers } from "./covers-events.ts";
import { initiativeCovers } from "./covers-initiatives.ts";
import { newsCovers } from "./covers-news.ts";
import { schemeCovers } from "./covers-schemes.ts";
import { tree } from "./nature.ts";
import { brick, leaf, marigold, paper, peacock, stone } from "./palette.ts";
import { workshop } from "./props-buildings.ts";
import { hexPanel } from "./props-paper.ts";
import { circle, type Drawing, rect } from "./svg.ts";

/** One cover per entry, by collection and slug. */
export const covers: Record<string, Record<string, () => Drawing>> = {
  articles: articleCovers,
  coverage: coverageCovers,
  episodes: episodeCovers,
  events: eventCovers,
  initiatives: initiativeCovers,
  news: newsCovers,
  schemes: schemeCovers,
};

/** Stands in for a news picture that did not load. */
export const placeholder = (): Drawing =>
  rect(0, 0, 800, 450, stone[200]) +
  hexPanel(0, 0, 800, 360, stone[100], 30) +
  circle(400, 230, 150, paper) +
  rect(0, 360, 800, 90, stone[300]) +
  workshop(370, 362, 1.7, peacock[400], peacock[800]) +
  tree(560, 362, 150, leaf[500], leaf[400]) +
  circle(500, 150, 30, marigold[400]) +
  rect(0, 360, 800, 6, brick[200]);
