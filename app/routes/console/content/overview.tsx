import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { searchEntries, viewCollections } from "#worker/domain/studio/views/view-collections.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/overview.ts";
import { EntryFilters } from "./entry-filters.tsx";
import { StateTags } from "./state-tags.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(depsContext);
  const q = new URL(request.url).searchParams.get("q") ?? "";
  return { q, collections: await viewCollections(db), found: q === "" ? undefined : await searchEntries(db, q) };
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Content");

type Collection = Awaited<ReturnType<typeof viewCollections>>[number];

export default function Overview({ loaderData: { q, collections, found } }: Route.ComponentProps) {
  return (
    <ConsolePage
      title="Content"
      lead="The texts that you can change. Some headings and introductions are fixed. Nothing is public until you publish it."
      actions={
        <>
          <a className="button button-secondary" href="/console/benefit-matrix">
            Benefit matrix
          </a>
          <a className="button button-secondary" href="/console/publications">
            Publications
          </a>
          <a className="button button-secondary" href="/console/translations">
            Missing Hindi
          </a>
        </>
      }
    >
      <EntryFilters path="/console/content" q={q} />
      {found && (
        <section aria-labelledby="found">
          <h2 id="found">{found.length === 0 ? "Nothing found" : "Found"}</h2>
          {found.length === 0 && <p>No text contains these words. Type at least three letters.</p>}
          <p>
            <a href="/console/content">All lists</a>
          </p>
          <ul>
            {found.map((entry) => (
              <li key={entry.path} className="console-row">
                <div>
                  <a className="console-row-title" href={entry.path}>
                    {entry.title}
                  </a>
                  <p className="console-facts">{entry.label}</p>
                </div>
                <StateTags {...entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!found &&
        [...Map.groupBy(collections, ({ part }) => part)].map(([part, inside]) => (
          <section key={part} aria-label={part}>
            <h2>{part}</h2>
            <ul className="studio-collections">
              {inside.map((collection) => (
                <CollectionRow key={collection.name} {...collection} />
              ))}
            </ul>
          </section>
        ))}
    </ConsolePage>
  );
}

function CollectionRow({ name, label, published, changes, scheduled, drafts }: Collection) {
  return (
    <li>
      <a href={`/console/content/${name}`}>{label}</a>
      <p className="console-facts">
        {changes > 0 && <span className="console-tone console-tone-due">{`${changes} with changes`}</span>}
        {drafts > 0 && <span>{drafts === 1 ? "1 draft" : `${drafts} drafts`}</span>}
        {scheduled > 0 && <span>{`${scheduled} scheduled`}</span>}
        <span>{`${published} published`}</span>
      </p>
    </li>
  );
}
