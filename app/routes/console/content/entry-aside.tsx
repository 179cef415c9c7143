import { Field } from "#app/components/forms/field.tsx";
import type { EntryView } from "#worker/domain/studio/views/view-entry.server.ts";

type AsideProps = { entry: EntryView; version: number; mayChange: boolean; error: string | undefined };

/** What can be done with an entry beside writing it. */
export function EntryAside({ entry, version, mayChange, error }: AsideProps) {
  const { collection, slug, status, page, preview, publishAt, isFixed, updatedAt } = entry;
  const isPublic = status === "published";
  return (
    <aside className="studio-aside" aria-label="This entry">
      <dl className="console-details">
        <div>
          <dt>Last change</dt>
          <dd>{updatedAt}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{slug}</dd>
        </div>
      </dl>
      <ul className="studio-links">
        <li>
          <a href={`/console/content/${collection}/${slug}/history`}>Earlier versions</a>
        </li>
        {preview && (
          <li>
            <a href={preview} target="_blank" rel="noopener">
              Preview of what is saved
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <p className="field-help">Anybody with this link sees it for a day.</p>
          </li>
        )}
        {isPublic && page && (
          <li>
            <a href={page}>See the page</a>
          </li>
        )}
      </ul>
      {mayChange && (
        <>
          {publishAt ? (
            <form method="post" className="form">
              <p>{`Will be published on ${publishAt}, with whatever is saved then.`}</p>
              <Step step="unschedule" version={version} label="Cancel the schedule" />
            </form>
          ) : (
            <form method="post" className="form">
              <Field name="publishAt" label="Publish later" error={error} help="Indian time. Save the draft first.">
                {(control) => <input {...control} type="datetime-local" required />}
              </Field>
              <Step step="schedule" version={version} label="Schedule" />
            </form>
          )}
          {!isFixed && (
            <form method="post" className="form">
              {isPublic && <Step step="withdraw" version={version} label="Take off the site" />}
              {status !== "archived" && <Step step="archive" version={version} label="Archive" isDanger={isPublic} />}
              {status === "archived" && <Step step="withdraw" version={version} label="Take out of the archive" />}
            </form>
          )}
        </>
      )}
    </aside>
  );
}

function Step({
  step,
  version,
  label,
  isDanger,
}: {
  step: string;
  version: number;
  label: string;
  isDanger?: boolean;
}) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <button
        className={`button button-secondary${isDanger ? " console-danger" : ""}`}
        type="submit"
        name="step"
        value={step}
      >
        {label}
      </button>
    </>
  );
}
