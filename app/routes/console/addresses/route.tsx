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
import { AddressForm } from "./address-form.tsx";
import { RedirectTable } from "./redirect-table.tsx";

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
