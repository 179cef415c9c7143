import { Field } from "#app/components/forms/field.tsx";
import { fullName, phoneOrEmail } from "#messages/forms.ts";
import * as m from "#messages/membership/purchase.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { JoinDetails } from "./use-join-details.ts";

export function PersonFields(props: {
  id: string;
  details: JoinDetails;
  errors: { name: string | undefined; contact: string | undefined };
  onChange: (details: JoinDetails) => void;
}) {
  const { id, details, errors, onChange } = props;
  return (
    <>
      <Field id={`${id}-name`} name="name" label={fullName()} error={errors.name}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={LIMITS.name}
            value={details.name}
            onChange={(event) => onChange({ ...details, name: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-contact`} name="contact" label={phoneOrEmail()} help={m.contactHelp()} error={errors.contact}>
        {(control) => (
          <input
            {...control}
            autoComplete="email"
            maxLength={LIMITS.contact}
            value={details.contact}
            onChange={(event) => onChange({ ...details, contact: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
