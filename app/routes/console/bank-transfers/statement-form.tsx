import { CsvField } from "../parts/csv-field.tsx";
import { UploadForm } from "../parts/upload-form.tsx";

export function StatementForm({ error, isAgain }: { error: string | undefined; isAgain: boolean }) {
  return (
    <UploadForm title={isAgain ? "Another statement" : "Your statement"} button="Check the statement">
      <CsvField
        label="CSV file of your bank"
        error={error}
        help="The file needs the columns date, narration or remarks, and credit or deposit. At most 3 MB."
      />
    </UploadForm>
  );
}
