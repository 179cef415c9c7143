import type { PictureContent } from "#app/client/finder/picture-layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/results.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";
import { FINDER_PATH } from "./answer-form.tsx";
import { summaryOf } from "./summary.ts";

type Result = {
  groups: Readonly<Record<keyof FinderPage["groups"], ReadonlyArray<{ title: string; upTo: string }>>>;
  answered: ReadonlyArray<{ name: string; label: string }>;
};

const GROUPS = [
  { verdict: "fits", title: m.fits, colour: "--leaf" },
  { verdict: "likely", title: m.likely, colour: "--peacock" },
  { verdict: "one_step_missing", title: m.stepMissing, colour: "--marigold" },
] as const;
/** Schemes in a picture; with more, the text would be too small to read in a chat. */
const MAX_SCHEMES = 7;

/** `undefined` without a scheme to show. Contains no answer but the purpose, because pictures get forwarded. */
export function pictureContent({ groups, answered }: Result, siteUrl: string): PictureContent | undefined {
  let room = MAX_SCHEMES;
  const shown = GROUPS.flatMap(({ verdict, title, colour }) => {
    const schemes = groups[verdict].slice(0, room).map((scheme) => ({
      title: scheme.title,
      upTo: m.upTo({ upTo: scheme.upTo }),
    }));
    room -= schemes.length;
    return schemes.length > 0 ? [{ title: title(), colour, schemes }] : [];
  });
  const rest = GROUPS.reduce((sum, { verdict }) => sum + groups[verdict].length, 0) - (MAX_SCHEMES - room);
  if (shown.length === 0) return undefined;
  return {
    title: summaryOf({ groups }),
    purpose: answered.find(({ name }) => name === "purpose")?.label ?? "",
    groups: shown,
    more: rest > 0 ? m.moreInResult({ count: rest }) : "",
    note: m.pictureNote({ address: `${new URL(siteUrl).host}${localPath(FINDER_PATH)}` }),
  };
}
