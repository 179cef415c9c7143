import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewLibrary } from "#worker/domain/content/pictures/library.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";
import { AddPictures } from "./add-pictures.tsx";
import { PictureFilters } from "./picture-filters.tsx";
import { PictureGrid } from "./picture-grid.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const words = searchParams.get("q") ?? "";
  const isUnused = searchParams.get("show") === "unused";
  const asked = { words, isUnused, after: searchParams.get("after") };
  const library = await viewLibrary(context.get(depsContext), asked);
  return { library, words, isUnused, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Pictures");

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { library, words, isUnused, mayChange } = loaderData;
  const isFiltered = words !== "" || isUnused;
  return (
    <ConsolePage
      title="Pictures"
      lead="Photos and drawings for the entries. The page makes them smaller and removes the location."
    >
      <ActionNotice actionData={undefined} />
      {mayChange && <AddPictures />}
      <section aria-labelledby="library">
        <h2 id="library">Library</h2>
        <PictureFilters words={words} isUnused={isUnused} />
        {library.rows.length === 0 ? (
          <p>{isFiltered ? "No pictures match." : "There are no pictures yet. Entries without one show a pattern."}</p>
        ) : (
          <PictureGrid pictures={library.rows} />
        )}
        {library.older && (
          <p>
            <a className="button button-secondary" href={olderAddress(words, isUnused, library.older)}>
              Older pictures
            </a>
          </p>
        )}
      </section>
    </ConsolePage>
  );
}

function olderAddress(words: string, isUnused: boolean, after: string): string {
  return `/console/pictures?${new URLSearchParams({ q: words, show: isUnused ? "unused" : "", after })}`;
}
