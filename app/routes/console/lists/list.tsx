import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";
import { ListPage } from "./list-page.tsx";
import { listTitle } from "./list-title.ts";
import { loadList } from "./load-list.server.ts";

const LEADS: Readonly<Record<string, string>> = {
  "/console/messages": "What people wrote in the contact form, and who asked for a call.",
  "/console/payments": "Every membership order, and what was paid for it.",
  "/console/memberships": "Every membership that was paid for, with its first and last day.",
  "/console/mails": "What the site has sent or is about to send. The texts themselves are not stored.",
  "/console/texts": "Reviews, applications, reports and suggestions submitted on the dashboard.",
  "/console/offers": "What investors offer startups.",
  "/console/consents": "Who agreed to what, and when. Only the person can change it.",
  "/console/intents": "What visitors chose in the popup on Home. No names are stored with it.",
};

export async function loader(args: Route.LoaderArgs) {
  return loadList(args);
}

export const handle = {
  private: true,
  permissions: {
    "/console/messages": "messages.read",
    "/console/payments": "payments.read",
    "/console/memberships": "memberships.read",
    "/console/mails": "mails.read",
    "/console/texts": "texts.read",
    "/console/offers": "offers.read",
    "/console/consents": "consents.read",
    "/console/intents": "intents.read",
  },
} satisfies PageHandle;

export const meta = ({ location }: Route.MetaArgs) => consoleMeta(listTitle(location.pathname));

export default function List({ loaderData }: Route.ComponentProps) {
  const { path } = loaderData.view;
  return <ListPage key={path} title={listTitle(path)} lead={LEADS[path] ?? ""} {...loaderData} />;
}
