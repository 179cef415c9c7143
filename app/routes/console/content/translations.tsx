import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMissingTranslations } from "#worker/domain/studio/views/view-translations.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/translations.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return viewMissingTranslations(context.get(depsContext).db);
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Missing Hindi");

export default function Translations({ loaderData: { rows, complete, entries } }: Route.ComponentProps) {
  return (
    <ConsolePage
      title="Missing Hindi"
      lead={`${complete} of ${entries} entries are complete. While one of its Hindi texts is missing, readers see the whole entry in English.`}
      back={{ href: "/console/content", label: "Content" }}
    >
      {rows.length === 0 && <p>Every text has been translated.</p>}
      <ul>
        {rows.map(({ path, title, label, first, missing, count }) => (
          <li key={path} className="console-row">
            <div>
              <a className="console-row-title" href={path}>
                {title}
              </a>
              <p className="console-facts">
                <span>{label}</span>
                <span>{first}</span>
              </p>
            </div>
            <p>{missing === count ? "No Hindi yet" : `${missing} of ${count} texts are missing`}</p>
          </li>
        ))}
      </ul>
    </ConsolePage>
  );
}
