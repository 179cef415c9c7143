import { useLocation } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import type { MatrixConflict } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { ConflictSides } from "../differences/conflict-view.tsx";

/** Both versions of each row that somebody else changed. The table below contains what this editor typed. */
export function MatrixConflicts({
  conflicts,
  gone,
}: {
  conflicts: readonly MatrixConflict[];
  gone: readonly string[];
}) {
  const { pathname } = useLocation();
  return (
    <Notice kind="error" text="Some rows were changed while you were writing. Nothing is saved yet.">
      <p className="notice-help">
        Compare both versions. The table below has yours, and the cells that only your colleague changed. Change it,
        then preview it again; what you publish then replaces theirs.
      </p>
      {gone.length > 0 && (
        <p className="notice-help">{`These benefits have been archived in the meantime and are left out: ${gone.join(", ")}.`}</p>
      )}
      {conflicts.map(({ slug, title, by, at, differences }) => (
        <section key={slug} aria-label={title} className="matrix-change">
          <h2>{title}</h2>
          <p>{`${by} saved it on ${at}.`}</p>
          <ConflictSides by={by} differences={differences} />
        </section>
      ))}
      <p>
        <a className="button button-secondary" href={pathname}>
          Discard mine and open the saved table
        </a>
      </p>
    </Notice>
  );
}
