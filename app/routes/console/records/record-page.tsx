import type { ReactNode } from "react";
import type { RecordView } from "#worker/domain/console/record.server.ts";
import { Marks } from "../marks/marks.tsx";
import { ActionNotice, type ConsoleActionData } from "../parts/action-notice.tsx";
import { ConsolePage } from "../parts/console-page.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { NoteForm } from "./note-form.tsx";
import { Timeline } from "./timeline.tsx";

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
  const errors = actionData?.errors ?? {};
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
            error={errors["reason"]}
          />
          {marks && <Marks marks={marks} mayChange={mayChange} errors={errors} entered={actionData?.entered ?? {}} />}
          {mayChange && hasNotes && <NoteForm error={errors["note"]} />}
        </aside>
      </div>
    </ConsolePage>
  );
}
