import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { RecordView } from "#worker/domain/console/record.server.ts";
import type { TimelineEntry } from "#worker/domain/console/timeline.server.ts";
import { Marks } from "../marks/marks.tsx";
import { ActionNotice, type ConsoleActionData } from "../parts/action-notice.tsx";
import { ConsolePage } from "../parts/console-page.tsx";
import { ContactDetails } from "./contact-details.tsx";

/** One record with its timeline and, beside it, the person. `children`: sections of this kind of record. */
export function RecordPage(props: {
  record: RecordView;
  back: { href: string; label: string };
  mayChange: boolean;
  hasNotes?: boolean;
  actionData: ConsoleActionData | undefined;
  children?: ReactNode;
}) {
  const { record, back, mayChange, hasNotes = true, actionData, children } = props;
  const { title, lead, details, timeline, marks } = record;
  const { errors = {}, entered = {} } = actionData ?? {};
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <ActionNotice actionData={actionData} />
      <div className="console-record">
        <div>
          {children}
          <Timeline entries={timeline} />
        </div>
        <aside>
          <dl className="console-details">
            {details.map(([label, value, href]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
              </div>
            ))}
          </dl>
          <ContactDetails
            masked={record}
            revealed={actionData?.revealed}
            mayReveal={mayChange}
            reason={entered["revealReason"]}
            error={errors["revealReason"]}
          />
          {marks && <Marks marks={marks} mayChange={mayChange} errors={errors} entered={entered} />}
          {mayChange && hasNotes && <NoteForm value={entered["note"]} error={errors["note"]} />}
        </aside>
      </div>
    </ConsolePage>
  );
}

function NoteForm(props: { value: string | undefined; error: string | undefined }) {
  return (
    <StepForm step="note" className="form" button="Add note" kind="secondary">
      <Field name="note" label="Internal note" help="Only operators see it." {...props}>
        {(control) => <textarea {...control} rows={3} maxLength={2000} required />}
      </Field>
    </StepForm>
  );
}

function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">What happened</h2>
      <ol className="console-timeline">
        {entries.map(({ key, when, what, by, text }) => (
          <li key={key}>
            <p className="console-facts">
              <span>{when}</span>
              {by && <span>{by}</span>}
            </p>
            <p className="console-row-title">{what}</p>
            {text && <p className="console-text">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
