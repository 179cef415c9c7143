import { Field } from "#app/components/forms/field.tsx";
import type { BulkPreview } from "#worker/domain/console/bulk/bulk.server.ts";
import { AssigneeSelect } from "../marks/assignee-select.tsx";
import { ReasonField } from "../parts/reason-field.tsx";

const EXTENSIONS = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["91", "91 days"],
  ["182", "182 days"],
  ["365", "365 days"],
] as const;

export type Given = Readonly<Partial<Record<"assignee" | "body" | "day" | "days" | "reason" | "tag", string>>>;

export function ActionFields({ preview, given }: { preview: BulkPreview; given: Given }) {
  const { value, colleagues } = preview;
  switch (value) {
    case "assignee":
      return (
        <Field name="assignee" label="Assign to" value={given.assignee}>
          {(control) => <AssigneeSelect control={control} colleagues={colleagues} />}
        </Field>
      );
    case "tag":
      return (
        <Field name="tag" label="Tag" value={given.tag}>
          {(control) => <input {...control} maxLength={40} required autoComplete="off" />}
        </Field>
      );
    case "mail":
      return (
        <Field
          name="body"
          label="Text of the email"
          value={given.body}
          help="Each person gets it alone, with the subject “About your registration for …” and the event. It starts with a greeting and ends with our address. Leave an empty line between paragraphs."
        >
          {(control) => <textarea {...control} rows={8} maxLength={5000} required />}
        </Field>
      );
    case "extension":
      return (
        <>
          <Field
            name="days"
            label="For how long"
            value={given.days}
            help="Counted from the last day of each membership."
          >
            {(control) => (
              <select {...control} required>
                <option value="">Choose…</option>
                {EXTENSIONS.map(([days, label]) => (
                  <option key={days} value={days}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ReasonField
            value={given.reason}
            help="It is recorded. The members see the new day in their accounts and get no email."
          />
        </>
      );
    case "day":
      return (
        <Field
          name="day"
          label="All received on"
          value={given.day}
          help="Only if each buyer paid exactly the amount above. The memberships begin on this day, and the buyers get their receipts."
        >
          {(control) => <input {...control} type="date" required />}
        </Field>
      );
    case "reason":
      return (
        <ReasonField
          value={given.reason}
          help="It is recorded. The file contains names and addresses. Delete it when you no longer need it."
        />
      );
    case undefined:
      return null;
  }
}
