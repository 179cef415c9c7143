import { useLocation } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import type { Conflict } from "#worker/domain/studio/views/view-conflict.server.ts";
import { DifferenceText } from "./difference-text.tsx";

/** Both versions side by side. The form below still contains what this editor typed. */
export function ConflictView({ by, at, differences }: Conflict) {
  const { pathname } = useLocation();
  return (
    <Notice kind="error" text="This entry was changed while you were writing. Nothing is overwritten yet.">
      <p className="notice-help">
        {`${by} changed it on ${at}. Compare both versions. Then change yours below and save it over theirs, or discard yours and open theirs.`}
      </p>
      <ConflictSides differences={differences} />
      <p>
        <a className="button button-secondary" href={pathname}>
          Discard mine and open the saved version
        </a>
      </p>
    </Notice>
  );
}

export function ConflictSides({ differences }: Pick<Conflict, "differences">) {
  return (
    <div className="studio-conflict">
      {differences.map(({ field, parts }) => (
        <section key={field} aria-label={field}>
          <h2>{field}</h2>
          <div>
            <h3>The saved version</h3>
            <DifferenceText parts={parts.filter(({ kind }) => kind !== "added")} />
          </div>
          <div>
            <h3>Yours, not saved</h3>
            <DifferenceText parts={parts.filter(({ kind }) => kind !== "removed")} />
          </div>
        </section>
      ))}
    </div>
  );
}
