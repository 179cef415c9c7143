import { fieldId } from "#app/components/forms/field.tsx";
import type { FormField } from "#worker/contracts/console/form.ts";

type Texts = Readonly<Record<string, string>>;

/** Every field that must be corrected, since a form can be several screens long. `outside`: labels of other fields. */
export function ErrorLinks(props: { field: FormField; errors: Texts; outside?: Texts }) {
  const { field, errors, outside = {} } = props;
  const found = Object.entries(errors).map(([path, message]) => {
    if (path in outside) return { path, message, label: outside[path] ?? "", name: path };
    const [, inHindi] = /^hi\.(.+)/.exec(path) ?? [];
    const label = path === "" ? "" : labelAt(field, (inHindi ?? path).split("."));
    if (inHindi !== undefined) return { path, message, label: label && `${label} in Hindi`, name: path };
    return { path, message, label, name: `en.${path}` };
  });
  // Others belong to something outside the form, which shows them.
  const shown = found.filter(({ path, label }) => path === "" || label !== "");
  if (shown.length === 0) return null;
  return (
    <ul className="studio-errors">
      {shown.map(({ path, message, label, name }) => (
        <li key={path}>
          {label !== "" && (
            <>
              <a href={`#${fieldId(name)}`}>{label}</a>:{" "}
            </>
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}

export function labelAt(field: FormField, path: readonly string[]): string {
  const [first, ...rest] = path;
  if (first === undefined) return field.label;
  const own = field.kind === "list" ? `${field.label} ${Number(first) + 1}` : field.label;
  const inner = field.kind === "list" ? labelAt({ ...field.item, label: "" }, rest) : labelInside(field, first, rest);
  return [own, inner].filter(Boolean).join(", ");
}

function labelInside(field: FormField, name: string, rest: readonly string[]): string {
  if (field.kind === "variant" && name === field.discriminator) return field.chooser;
  const fields = field.kind === "variant" ? field.variants.flatMap((variant) => variant.fields) : [];
  const known = field.kind === "group" || field.kind === "picture" ? field.fields : fields;
  const inner = known.find((one) => one.name === name);
  return inner ? labelAt(inner, rest) : "";
}
