import { ClientScript } from "../layout/client-script.tsx";

/** Hidden until the script runs. Without JavaScript, visitors print from the browser's menu. */
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
