import { ClientScript } from "../layout/client-script.tsx";

/** Hidden until the script runs; the browser's own menu prints without it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <>
      <button className="button" type="button" data-print hidden>
        {label}
      </button>
      <ClientScript name="print" />
    </>
  );
}
