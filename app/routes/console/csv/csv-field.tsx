import { useEffect, useRef } from "react";
import { Field, fieldId } from "#app/components/forms/field.tsx";
import { CSV_FILE } from "#worker/contracts/console/vocabulary.ts";
import { decodeCsv } from "./decode-csv.ts";

/** Reads a chosen file into a text field. Pasting lines into that field works without JavaScript. */
export function CsvField(props: { label: string; help: string; error: string | undefined; value: string | undefined }) {
  const { label, help, error, value } = props;
  const file = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  // A file may have been chosen before the page hydrated.
  useEffect(() => void readFile(file.current, text.current), []);
  return (
    <>
      <div className="field">
        <label htmlFor="csv-file">{label}</label>
        <input
          id="csv-file"
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={() => void readFile(file.current, text.current)}
          ref={file}
        />
      </div>
      <Field name="csv" label="or paste the lines here, including the headings" value={value} error={error} help={help}>
        {(control) => <textarea {...control} id={fieldId("csv")} rows={6} required spellCheck={false} ref={text} />}
      </Field>
    </>
  );
}

async function readFile(from: HTMLInputElement | null, to: HTMLTextAreaElement | null): Promise<void> {
  const file = from?.files?.[0];
  const read = file && (await readCsv(file));
  if (file !== from?.files?.[0]) return;
  from?.setCustomValidity(read && "fault" in read ? read.fault : "");
  if (read && "fault" in read) from?.reportValidity();
  else if (read && to) to.value = read.text;
}

async function readCsv(file: File) {
  if (file.size > CSV_FILE.bytes) return { fault: `This file has more than ${CSV_FILE.size}. Split it.` };
  return decodeCsv(new Uint8Array(await file.arrayBuffer()));
}
