import { useId } from "react";
import { PICTURE } from "#worker/contracts/console/picture-limits.ts";

const HELP = "One sentence: what would you tell somebody on the phone about it? Without “picture of”.";

export function AltField({ value, error }: { value?: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Description</label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <textarea
        id={id}
        name="alt"
        rows={2}
        required
        maxLength={PICTURE.altLength}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
      />
      <p className="field-help" id={`${id}-help`}>
        {HELP}
      </p>
    </div>
  );
}

/** Advice for editors who have never written a description. */
export function AltAdvice() {
  return (
    <details className="picture-advice">
      <summary>How to describe a picture</summary>
      <ul>
        <li>Say what matters on this page: “Two founders show a solar dryer to a banker”, not “People outdoors”.</li>
        <li>Write down words that the picture contains, such as the name on a banner.</li>
        <li>
          Name people only if they agreed to be named. Leave out what nobody can see: age, caste, religion, health.
        </li>
        <li>One or two sentences, at most 250 characters, with a full stop.</li>
      </ul>
    </details>
  );
}
