import { CsvField } from "../csv/csv-field.tsx";
import { UploadForm } from "../csv/upload-form.tsx";

export function StatementForm(props: { error: string | undefined; typed: string | undefined; isAgain: boolean }) {
  const { error, typed, isAgain } = props;
  return (
    <UploadForm title={isAgain ? "Another statement" : "Your statement"} button="Check the statement" isAgain={isAgain}>
      <CsvField
        label="CSV file of your bank"
        error={error}
        value={typed}
        help="The file needs the columns date, narration or remarks, and credit or deposit. At most 3 MB."
      />
    </UploadForm>
  );
}
