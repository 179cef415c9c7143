import type { viewPicture } from "#worker/domain/content/pictures/library.server.ts";

type Shown = Pick<NonNullable<Awaited<ReturnType<typeof viewPicture>>>, "uses" | "isUsed">;

export function Uses({ picture: { uses, isUsed }, mayChange }: { picture: Shown; mayChange: boolean }) {
  return (
    <section aria-labelledby="uses">
      <div>
        <h2 id="uses">Where it is shown</h2>
        {uses.length > 0 && (
          <ul>
            {uses.map(({ collection, slug }) => (
              <li key={`${collection} ${slug}`}>{`${collection}: ${slug}`}</li>
            ))}
          </ul>
        )}
        {uses.length === 0 && isUsed && <p>Only in an earlier version, which can be restored for 90 days.</p>}
        {!isUsed && <p>Nowhere.</p>}
      </div>
      {mayChange && !isUsed && (
        <form method="post">
          <input type="hidden" name="step" value="remove" />
          <button className="button button-secondary console-danger" type="submit">
            Remove from the library
          </button>
        </form>
      )}
    </section>
  );
}
