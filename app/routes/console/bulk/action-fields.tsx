import { Field } from "#app/components/forms/field.tsx";
import type { BulkPreview } from "#worker/domain/console/bulk/bulk.server.ts";
import { AssigneeSelect } from "../marks/assignee-select.tsx";
import { ReasonField } from "../parts/reason-field.tsx";
import { MailFields } from "./mail-fields.tsx";

const EXTENSIONS = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["91", "91 days"],
  ["182", "182 days"],
  ["365", "365 days"],
] as const;

type Name = "assignee" | "body" | "day" | "days" | "hindi" | "reason" | "tag" | "template";
export type Given = Readonly<Partial<Record<Name, string>>>;
export type Errors = Given;

export function ActionFields({ preview, given, errors }: { preview: BulkPreview; given: Given; errors: Errors }) {
  const { value, colleagues, mail } = preview;
  switch (value) {
    case "assignee":
      return (
        <Field name="assignee" label="Assign to" value={given.assignee} error={errors.assignee}>
          {(control) => <AssigneeSelect control={control} colleagues={colleagues} />}
        </Field>
      );
    case "tag":
      return (
        <Field name="tag" label="Tag" value={given.tag} error={errors.tag}>
          {(control) => <input {...control} maxLength={40} required autoComplete="off" />}
        </Field>
      );
    case "mail":
      return mail && <MailFields mail={mail} given={given} errors={errors} />;
    case "extension":
      return (
        <>
          <Field
            name="days"
            label="For how long"
            value={given.days}
            error={errors.days}
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
            error={errors.reason}
            help="Your reason is recorded. The members see the new day in their accounts and get no email."
          />
        </>
      );
    case "day":
      return (
        <Field
          name="day"
          label="All received on"
          value={given.day}
          error={errors.day}
          help="Only if each buyer paid exactly the amount above. The memberships begin on this day, and the buyers get their receipts."
        >
          {(control) => <input {...control} type="date" required />}
        </Field>
      );
    case "reason":
      return (
        <ReasonField
          value={given.reason}
          help="Your reason is recorded. The file contains names and addresses. Delete it when you no longer need it."
        />
      );
    case undefined:
      return null;
  }
}
