import { Field } from "#app/components/forms/field.tsx";
import type { viewAddresses } from "#worker/domain/slugs/addresses.server.ts";

type Groups = Awaited<ReturnType<typeof viewAddresses>>["groups"];

export function AddressForm({ groups, errors }: { groups: Groups; errors: Record<string, string> }) {
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change an address</h2>
      <form method="post" className="form console-form">
        <Field name="entry" label="Entry" error={errors["collection"] ?? errors["from"]}>
          {(control) => (
            <select {...control} required>
              <option value="">Choose…</option>
              {groups.map(({ collection, label, slugs }) => (
                <optgroup key={collection} label={label}>
                  {slugs.map((slug) => (
                    <option key={slug} value={`${collection}/${slug}`}>
                      {slug}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="to"
          label="New address"
          error={errors["to"]}
          help="Small letters, digits and hyphens, such as credit-guarantee-2026. It takes effect at once."
        >
          {(control) => <input {...control} required maxLength={80} autoComplete="off" autoCapitalize="none" />}
        </Field>
        <button className="button" type="submit">
          Change the address
        </button>
      </form>
    </section>
  );
}
