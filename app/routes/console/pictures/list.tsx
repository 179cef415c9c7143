import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type LibraryPicture, viewLibrary } from "#worker/domain/content/pictures/library.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";
import { AddPictures } from "./add-pictures.tsx";

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

function PictureGrid({ pictures }: { pictures: readonly LibraryPicture[] }) {
  return (
    <ul className="picture-grid">
      {pictures.map(({ hash, alt, src, small, focus }) => (
        <li key={hash}>
          <a href={`/console/pictures/${hash}`}>
            <img
              className={`cut cut-wide focus-x-${focus.x} focus-y-${focus.y}`}
              src={small?.src ?? src}
              alt=""
              width={480}
              height={270}
              loading="lazy"
            />
            <span>{alt}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PictureFilters({ words, isUnused }: { words: string; isUnused: boolean }) {
  return (
    <form method="get" action="/console/pictures" className="console-filters">
      <label className="console-search">
        <span>Search</span>
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          placeholder="Words in the description"
          autoComplete="off"
          data-search=""
        />
      </label>
      <label>
        <span>Show</span>
        <select name="show" defaultValue={isUnused ? "unused" : ""}>
          <option value="">All</option>
          <option value="unused">Not in use</option>
        </select>
      </label>
      <button className="button button-secondary" type="submit">
        Show
      </button>
    </form>
  );
}
