import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Podcast } from "#app/routes/mumbai-chapter/podcast.tsx";
import { Slideshow } from "#app/routes/mumbai-chapter/slideshow.tsx";
import { collections } from "#worker/content/collections.ts";
import { episodes } from "#worker/content/seed/episodes.ts";
import { slides } from "#worker/content/seed/slides.ts";

const [sample] = episodes;
const print = (videoIds: ReadonlyArray<string | undefined>) =>
  renderToStaticMarkup(
    createElement(Podcast, {
      episodes: videoIds.map((videoId, i) => ({ ...sample, slug: `episode-${i}`, videoId })),
    } as never),
  );

test("an episode without a video is a thumbnail that says so, with no player to start", () => {
  const html = print([undefined]);
  expect(html).toContain("Sample episode");
  expect(html).toContain("These are sample episodes.");
  expect(html).not.toMatch(/youtube|<a|<button|data-queue/);
});

test("an editor's id makes it playable, beside one that stays a sample", () => {
  const html = print(["dQw4w9WgXcQ", undefined]);
  expect(html.match(/https:\/\/www\.youtube-nocookie\.com\/embed\/\w+/g)).toEqual([
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  ]);
  expect(html.match(/Sample episode/g)).toHaveLength(1);
  expect(html).toContain("Nothing is loaded from the video service until you press play.");
});

test("an episode may be published without a video, but not with a malformed id", () => {
  const { slug: _, ...data } = sample ?? { slug: "" };
  const { schema } = collections.episodes;
  expect(schema.safeParse(data).success).toBe(true);
  expect(schema.safeParse({ ...data, videoId: "dQw4w9WgXcQ" }).success).toBe(true);
  for (const videoId of ["", "short", "twelve-chars", "with space1"]) {
    expect(schema.safeParse({ ...data, videoId }).success, videoId).toBe(false);
  }
});

test("no shipped episode has a made-up id", () => {
  expect(episodes.filter(({ videoId }) => videoId)).toEqual([]);
});

test("the slideshow has no empty list before its script has added the dots", () => {
  const html = renderToStaticMarkup(createElement(Slideshow, { label: "One day in Mumbai", slides } as never));
  expect(html).toContain('<div class="slide-buttons">');
  expect(html).not.toMatch(/<(ol|ul)\b[^>]*><\/\1>/);
});
