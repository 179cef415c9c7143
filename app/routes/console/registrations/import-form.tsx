import { Field } from "#app/components/forms/field.tsx";
import { MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { CsvField } from "../csv/csv-field.tsx";
import { UploadForm } from "../csv/upload-form.tsx";

export function ImportForm(props: {
  events: readonly (readonly [slug: string, title: string])[];
  event: string | undefined;
  typed: string | undefined;
  errors: Record<string, string>;
  isAgain: boolean;
}) {
  const { events, event, typed, errors, isAgain } = props;
  return (
    <UploadForm title={isAgain ? "Another file" : "Your file"} button="Check the file" isAgain={isAgain}>
      <Field name="event" label="Event" value={event ?? ""} error={errors["event"]}>
        {(control) => (
          <select {...control} required>
            <option value="">Choose…</option>
            {events.map(([slug, title]) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CsvField
        label="CSV file"
        error={errors["csv"]}
        value={typed}
        help={`One line must have the headings Name, Email and Phone, and may have Membership (${MEMBERSHIP_STATUSES.join(", ")}). Lines above it are ignored. At most 10,000 lines and 3 MB.`}
      />
    </UploadForm>
  );
}
