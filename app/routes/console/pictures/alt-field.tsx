import { useId } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import { PICTURE } from "#worker/contracts/console/picture-limits.ts";

type FieldsProps = { alt?: string; altHi?: string; errors?: Readonly<Record<string, string>> | undefined };

export function AltFields({ alt, altHi, errors = {} }: FieldsProps) {
  const hasHindi = useRouteLoaderData<typeof loader>("root")?.hasHindi;
  return (
    <>
      <AltField
        name="alt"
        label="Description"
        help="One sentence: what would you tell somebody on the phone about it? Leave out “picture of”."
        value={alt}
        error={errors["alt"]}
      />
      {hasHindi && (
        <AltField
          name="altHi"
          label="Description in Hindi (optional)"
          help="Without it, Hindi readers see an entry with this picture in English."
          value={altHi}
          error={errors["altHi"]}
        />
      )}
    </>
  );
}

type FieldProps = { name: string; label: string; help: string; value: string | undefined; error: string | undefined };

function AltField({ name, label, help, value, error }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        lang={name === "altHi" ? "hi" : undefined}
        rows={2}
        required={name === "alt"}
        maxLength={PICTURE.altLength}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
      />
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}

export function AltAdvice() {
  return (
    <details className="picture-advice">
      <summary>How to describe a picture</summary>
      <ul className="console-bullets">
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
