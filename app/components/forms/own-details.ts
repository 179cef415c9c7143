import { useEffect, useRef } from "react";
import { callApi } from "#app/client/page/call-api.ts";
import { hasStoredUser } from "#app/client/page/stored-user.ts";

export type OwnDetails = { name: string; contact: string };

type PlanDetails = { terms?: string; isRenewal?: boolean; buyer?: Record<string, string> };

/** Fetches the account's details. `terms`: what buying `plan` would do. `buyer`: the fields of the last invoice. */
export async function findOwnDetails(plan?: string): Promise<(OwnDetails & PlanDetails) | undefined> {
  if (!hasStoredUser()) return undefined;
  const answer = await callApi<OwnDetails>("/account/details", { plan }, {}, "same-origin");
  return answer.ok ? answer.value : undefined;
}

/** Prefills two fields of a form if they are empty and do not have the focus. `names`: the names of the fields. */
export function usePrefill(names: { name: string; contact: string }) {
  const place = useRef<HTMLInputElement>(null);
  const { name, contact } = names;
  useEffect(() => {
    void findOwnDetails().then((own) => {
      const fields = place.current?.form?.elements;
      if (!own || !fields) return;
      fill(fields.namedItem(name), own.name);
      fill(fields.namedItem(contact), own.contact);
    });
  }, [name, contact]);
  return place;
}

function fill(field: Element | RadioNodeList | null, value: string) {
  if (!(field instanceof HTMLInputElement) || field === document.activeElement) return;
  if (field.value === "") field.value = value;
}
