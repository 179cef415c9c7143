import { redirect } from "react-router";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/bulk-export.ts";
import { zipOfChosen } from "./zip-response.server.ts";

export function loader() {
  return redirect("/console/documents");
}

export async function action({ request, context }: Route.ActionArgs) {
  return zipOfChosen(context, request);
}

export const handle = { private: true, permission: "documents.export" } satisfies PageHandle;
