import type { ComponentProps, ReactNode } from "react";
import { ActionNotice, type ConsoleActionData } from "../parts/action-notice.tsx";
import { ConsolePage } from "../parts/console-page.tsx";
import { CsvField } from "./csv-field.tsx";
import { UploadForm } from "./upload-form.tsx";

type CsvPageProps = Pick<ComponentProps<typeof ConsolePage>, "title" | "lead" | "back"> & {
  file: { name: "file" | "statement"; label: string; help: string };
  refusal: ConsoleActionData | undefined;
  report: ReactNode;
  /** What was checked and cannot be applied, to correct it. */
  sent: string | undefined;
  /** Fields above the file. */
  children?: ReactNode;
};

export function CsvPage({ file, refusal, report, sent, children, ...page }: CsvPageProps) {
  const typed = refusal?.entered?.["csv"] ?? sent;
  const isAgain = Boolean(report) && !typed;
  return (
    <ConsolePage {...page}>
      <ActionNotice actionData={refusal} />
      {report}
      <UploadForm
        title={`${isAgain ? "Another" : "Your"} ${file.name}`}
        button={`Check the ${file.name}`}
        isAgain={isAgain}
      >
        {children}
        <CsvField label={file.label} error={refusal?.errors["csv"]} value={typed} help={file.help} />
      </UploadForm>
    </ConsolePage>
  );
}
