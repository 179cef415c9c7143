import type { PictureContent } from "#app/client/finder/picture-layout.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { summaryOf } from "./summary.ts";

type Result = {
  groups: Readonly<Record<keyof FinderPage["groups"], ReadonlyArray<{ title: string; upTo: string }>>>;
  answered: ReadonlyArray<{ name: string; label: string }>;
};

const GROUPS = [
  { verdict: "fits", title: "Fits", colour: "--leaf" },
  { verdict: "likely", title: "Likely: confirm with the source", colour: "--peacock" },
  { verdict: "one_step_missing", title: "One step missing", colour: "--marigold" },
] as const;
/** More would be too small to read in a chat. */
const MOST = 7;

/** Undefined without a scheme to show. Of the answers only the purpose is in it: a picture is passed on. */
export function pictureContent({ groups, answered }: Result, siteUrl: string): PictureContent | undefined {
  let room = MOST;
  const shown = GROUPS.flatMap(({ verdict, title, colour }) => {
    const schemes = groups[verdict].slice(0, room).map((scheme) => ({
      title: scheme.title,
      upTo: `Up to: ${scheme.upTo}`,
    }));
    room -= schemes.length;
    return schemes.length > 0 ? [{ title, colour, schemes }] : [];
  });
  const rest = GROUPS.reduce((sum, { verdict }) => sum + groups[verdict].length, 0) - (MOST - room);
  if (shown.length === 0) return undefined;
  return {
    title: summaryOf({ groups }),
    purpose: answered.find(({ name }) => name === "purpose")?.label ?? "",
    groups: shown,
    more: rest > 0 ? `${rest} more ${rest === 1 ? "is" : "are"} in the full result.` : "",
    note: `The agency or the lender decides. Find your own schemes: ${new URL(siteUrl).host}/SchemesPage/finder`,
  };
}
