import { Field } from "#app/components/forms/field.tsx";
import type { EntryView } from "#worker/domain/studio/views/view-entry.server.ts";
import { ENTRY_FORM } from "./form/entry-form.tsx";

type AsideProps = {
  entry: EntryView;
  mayChange: boolean;
  typed: string | undefined;
  error: string | undefined;
};

export function EntryAside({ entry, mayChange, typed, error }: AsideProps) {
  const { collection, slug, status, page, preview, hasAddress, updatedAt } = entry;
  return (
    <aside className="studio-aside" aria-label="This entry">
      <dl className="console-details">
        <div>
          <dt>Last change</dt>
          <dd>{updatedAt}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            {slug}
            {mayChange && hasAddress && (
              <>
                {" "}
                <a href={`/console/addresses?entry=${collection}/${slug}`}>
                  Change<span className="visually-hidden"> the address</span>
                </a>
              </>
            )}
          </dd>
        </div>
      </dl>
      <ul className="studio-links">
        <li>
          <a href={`/console/content/${collection}/${slug}/history`}>Earlier versions</a>
        </li>
        {preview && (
          <li>
            <a href={preview} target="_blank" rel="noopener">
              Preview the saved version
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <p className="field-help">Anybody with this link sees it for a day.</p>
          </li>
        )}
        {status === "published" && page && (
          <li>
            <a href={page}>View the page</a>
          </li>
        )}
      </ul>
      {mayChange && <Steps entry={entry} typed={typed} error={error} />}
    </aside>
  );
}

function Steps({ entry, typed, error }: Omit<AsideProps, "mayChange">) {
  const { status, publishAt, isDue, otherDay, isFixed, hasChanges } = entry;
  const isPublic = status === "published";
  return (
    <>
      {publishAt ? (
        <div className="form">
          <p>{isDue ? lateNote(publishAt) : `Will be published on ${publishAt}, with whatever is saved then.`}</p>
          {otherDay && <p>{`The page shows ${otherDay}: change the date of publication if that is wrong.`}</p>}
          <Step step="unschedule" label="Cancel the schedule" />
        </div>
      ) : (
        <div className="form">
          <Field
            name="publishAt"
            label="Publish later"
            value={typed}
            error={error}
            help="Indian time. It saves the draft, too."
          >
            {(control) => <input {...control} type="datetime-local" form={ENTRY_FORM} />}
          </Field>
          <button className="button button-secondary" type="submit" form={ENTRY_FORM} name="step" value="schedule">
            Schedule
          </button>
        </div>
      )}
      {isPublic && hasChanges && !publishAt && (
        <div className="form">
          <Step step="discard" label="Discard changes" />
        </div>
      )}
      {!isFixed && (
        <div className="form">
          {isPublic && <Step step="withdraw" label="Unpublish" />}
          {status !== "archived" && <Step step="archive" label="Archive" isDanger={isPublic} />}
          {status === "archived" && <Step step="withdraw" label="Restore from the archive" />}
        </div>
      )}
    </>
  );
}

function lateNote(publishAt: string): string {
  return `Was due on ${publishAt}. If it is not public a quarter of an hour later, press Publish to see why.`;
}

function Step({ step, label, isDanger }: { step: string; label: string; isDanger?: boolean }) {
  return (
    <button
      className={`button button-secondary${isDanger ? " console-danger" : ""}`}
      type="submit"
      form={ENTRY_FORM}
      name="step"
      value={step}
    >
      {label}
    </button>
  );
}
