import { CHAPTERS } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { inLocale } from "../../locale.server.ts";

const PRESIDENT = "Chapter President";

/**
 * Each chapter with its president, else with the first member of its board. The English content decides, so that
 * translations cannot change the result.
 */
export async function listChapterHeads({ content }: Pick<Deps, "content">) {
  const english = await inLocale("en", async () => content.snapshot());
  const { collections } = await content.snapshot();
  return CHAPTERS.map((city) => {
    const board = english.collections.team.filter(({ section }) => section === city);
    const slug = (board.find(({ role }) => role === PRESIDENT) ?? board[0])?.slug;
    return { city, head: collections.team.find((member) => member.slug === slug) };
  });
}

export type ChapterHead = Awaited<ReturnType<typeof listChapterHeads>>[number];
