import type { viewDocument } from "#worker/domain/console/finance/documents.server.ts";

type Shown = Pick<NonNullable<Awaited<ReturnType<typeof viewDocument>>>, "view" | "orderId" | "versions">;

/** The content of a document, and links to the records it belongs to. */
export function DocumentText({
  id,
  view,
  orderId,
  versions,
  mayDownload,
}: Shown & { id: string; mayDownload: boolean }) {
  const { seller, buyer, amounts, total, words } = view;
  return (
    <section aria-labelledby="document">
      <h2 id="document">What it says</h2>
      <dl className="console-details">
        <Party label="From" {...seller} />
        <Party label={buyer.heading.en} {...buyer} />
        {[...amounts, total].map(([label, value]) => (
          <div key={label.en}>
            <dt>{label.en}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>In words</dt>
          <dd>{words}</dd>
        </div>
      </dl>
      <p className="button-row">
        {mayDownload && (
          <a className="button" href={`/console/documents/${id}/pdf`} download="">
            Download the PDF
          </a>
        )}
        <a className="button button-secondary" href={`/console/payments/${orderId}`}>
          Open the payment
        </a>
        {versions.map((version) => (
          <a key={version.id} className="button button-secondary" href={`/console/documents/${version.id}`}>
            {version.label}
          </a>
        ))}
      </p>
      {mayDownload && <p className="field-help">The download is recorded.</p>}
    </section>
  );
}

function Party({ label, name, lines }: { label: string; name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="console-text">{[name, ...lines].join("\n")}</dd>
    </div>
  );
}
