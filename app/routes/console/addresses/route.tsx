import { Field } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { NewAddress } from "#worker/contracts/console/addresses.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { renameEntry, viewAddresses } from "#worker/domain/slugs/rename.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await viewAddresses(context.get(depsContext));
  const chosen = new URL(request.url).searchParams.get("entry") ?? "";
  return { ...view, chosen, mayChange: isPermitted(context.get(operatorContext).role, "content.change") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const { entry = "", to = "" } = await readForm(request);
  const [collection, from] = entry.split("/");
  const input = NewAddress.safeParse({ collection, from: from ?? "", to });
  const outcome = input.success
    ? await renameEntry(context.get(depsContext), operator, input.data)
    : invalidInput(input.error.issues);
  const done = outcome.ok && !outcome.value.isLive ? "renamedLater" : "renamed";
  return respond(outcome, "/console/addresses", done, { entry, to });
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Addresses");

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, redirects, chosen, mayChange } = loaderData;
  const entered = actionData?.entered;
  return (
    <ConsolePage
      title="Addresses"
      lead="The last part of an entry’s address. When you change it, old links lead to the new address."
    >
      <ActionNotice actionData={actionData} />
      {mayChange && (
        <AddressForm
          groups={groups}
          errors={actionData?.errors ?? {}}
          chosen={entered?.["entry"] ?? chosen}
          to={entered?.["to"]}
        />
      )}
      <section aria-labelledby="redirects">
        <h2 id="redirects">Old addresses</h2>
        {redirects.length > 0 ? <RedirectTable redirects={redirects} /> : <p>No address has been changed yet.</p>}
      </section>
    </ConsolePage>
  );
}

type Redirects = Awaited<ReturnType<typeof viewAddresses>>["redirects"];

function RedirectTable({ redirects }: { redirects: Redirects }) {
  return (
    <table className="console-table">
      <thead>
        <tr>
          <th scope="col">Entry of</th>
          <th scope="col">Old address</th>
          <th scope="col">Leads to</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ collection, label, from, to, since }) => (
          <tr key={`${collection} ${from}`}>
            <td data-label="Entry of">{label}</td>
            <td data-label="Old address">{from}</td>
            <td data-label="Leads to">
              <a href={`/console/content/${collection}/${to}`}>{to}</a>
            </td>
            <td data-label="Since">{since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Groups = Awaited<ReturnType<typeof viewAddresses>>["groups"];

type FormProps = { groups: Groups; errors: Record<string, string>; chosen: string; to: string | undefined };

function AddressForm({ groups, errors, chosen, to }: FormProps) {
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
