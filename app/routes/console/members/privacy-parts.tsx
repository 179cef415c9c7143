import { Facts } from "../parts/facts.tsx";
import { ReasonField } from "../parts/reason-field.tsx";

const REASON = "How do you know that the person has asked for it?";

type ErasureProps = { number: string; requestedOn: string; doneOn: string | null; retained: readonly string[] };

export function Erasure({ number, requestedOn, doneOn, retained }: ErasureProps) {
  return (
    <>
      <section aria-labelledby="erasure">
        <h2 id="erasure">{doneOn ? "The data is erased" : "The data is being erased"}</h2>
        <dl className="console-details">
          <div>
            <dt>Number</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Requested</dt>
            <dd>{requestedOn}</dd>
          </div>
          <div>
            <dt>Erased</dt>
            <dd>{doneOn ?? "Not yet. The site tries again every 15 minutes, and Today shows it if it is late."}</dd>
          </div>
        </dl>
        <p>
          Tell the person the number if they cannot read our email. With it they see{" "}
          <a href={`/erasure?number=${number}`}>what was erased and what we keep</a>.
        </p>
      </section>
      {retained.length > 0 && <Facts id="retained" title="What the law requires us to keep" facts={retained} />}
    </>
  );
}

export function DownloadForm({ path, error }: { path: string; error: string | undefined }) {
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">A copy of the data</h2>
      <form method="post" action={path} className="form console-form">
        <ReasonField
          name="copyReason"
          label={REASON}
          error={error}
          help="Your reason is recorded. Give the file only to the person, and delete it afterwards."
        />
        <p className="button-row">
          <button className="button" type="submit" name="format" value="csv">
            Download as CSV
          </button>
          <button className="button button-secondary" type="submit" name="format" value="json">
            Download as JSON
          </button>
        </p>
      </form>
    </section>
  );
}

type EraseProps = {
  retained: readonly string[];
  runsUntil: readonly string[];
  reason: string | undefined;
  error: string | undefined;
};

export function EraseForm({ retained, runsUntil, reason, error }: EraseProps) {
  const stays = [...retained, "The audit trail, with a number instead of the name."];
  return (
    <section aria-labelledby="erase">
      <h2 id="erase">Erasure</h2>
      <p>Everything above is deleted at once, and the person gets an email. Nobody can restore it. This stays:</p>
      <ul className="console-bullets">
        {stays.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {runsUntil.map((day) => (
        <p key={day} className="console-after">
          <strong>{`A membership runs until ${day}.`}</strong> Nobody can use it after the erasure, and it is not
          refunded.
        </p>
      ))}
      <form method="post" className="form console-form console-after">
        <ReasonField label={REASON} value={reason} error={error} help="Your reason is recorded and stays." />
        <button className="button button-secondary console-danger" type="submit">
          Erase permanently
        </button>
      </form>
    </section>
  );
}
