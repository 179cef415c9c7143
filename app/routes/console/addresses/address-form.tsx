import { Field } from "#app/components/forms/field.tsx";
import type { viewAddresses } from "#worker/domain/slugs/rename.server.ts";

type Groups = Awaited<ReturnType<typeof viewAddresses>>["groups"];

type FormProps = { groups: Groups; errors: Record<string, string>; chosen: string; to: string | undefined };

export function AddressForm({ groups, errors, chosen, to }: FormProps) {
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change an address</h2>
      <form method="post" className="form console-form">
        <Field name="entry" label="Entry" value={chosen} error={errors["collection"] ?? errors["from"]}>
          {(control) => (
            <select {...control} required>
              <option value="">Choose…</option>
              {groups.map(({ collection, label, entries }) => (
                <optgroup key={collection} label={label}>
                  {entries.map(({ slug, title }) => (
                    <option key={slug} value={`${collection}/${slug}`}>
                      {title === slug ? slug : `${title} (${slug})`}
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
          value={to}
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
