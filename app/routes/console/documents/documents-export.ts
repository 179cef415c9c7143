import { redirect } from "react-router";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { monthDocuments } from "#worker/domain/console/finance/month-files.server.ts";
import type { Route } from "./+types/documents-export.ts";
import { BOOKS_PATH, zipResponse } from "./zip-response.server.ts";

export function loader() {
  return redirect(BOOKS_PATH);
}

export async function action({ request, context }: Route.ActionArgs) {
  return zipResponse(context, request, monthDocuments);
}

export const handle = { private: true, permission: "documents.export" } satisfies PageHandle;
