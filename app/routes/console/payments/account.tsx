import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewPurchases } from "#worker/domain/console/finance/move-purchases-view.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/account.ts";
import { takeAccountStep } from "./account-steps.server.ts";

const TEXTS: MergeTexts = {
  title: "Move purchases to an account",
  lead: "For purchases with a misspelt email, or with none. Nothing changes until you press the button.",
  keep: "Account",
  drop: "Purchases",
  moves: "What moves to the account",
  lost: "Before you move them",
  reason: "How do you know that the account is the buyer’s?",
  reasonHelp: "Your reason is recorded. The buyer gets an email.",
  button: "Move permanently",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const ids = { orderId: params.id, memberId: params.member };
  const view = await viewPurchases(context.get(depsContext), operator, ids);
  if (!view) throw missing(context);
  return { view };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  const ids = { orderId: params.id, memberId: params.member };
  return takeAccountStep(context.get(depsContext), operator, ids, await readForm(request));
}

export const handle = { private: true, permission: "payments.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Move purchases");

export default function MoveToAccount({ loaderData: { view }, actionData, params }: Route.ComponentProps) {
  const back = { href: `/console/payments/${params.id}`, label: view.drop.name };
  return <MergePage back={back} view={view} texts={TEXTS} actionData={actionData} />;
}
