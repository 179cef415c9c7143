import { useEffect, useRef } from "react";
import { callApi } from "#app/client/page/call-api.ts";
import { hasStoredUser } from "#app/client/page/stored-user.ts";

export type OwnDetails = { name: string; contact: string };
type EventDetails = { phone?: string; membershipStatus?: string };
type PlanDetails = { terms?: string; isRenewal?: boolean; buyer?: Record<string, string> };

/** Fetches the account's details. `terms`: what buying `plan` would do. `buyer`: the fields of the last invoice. */
export async function findOwnDetails(plan?: string): Promise<(OwnDetails & EventDetails & PlanDetails) | undefined> {
  if (!hasStoredUser()) return undefined;
  const result = await callApi<OwnDetails>("/account/details", { plan }, {}, "same-origin");
  return result.ok ? result.value : undefined;
}

/** Prefills untouched fields by their names. Phone and status are not prefilled beside an address that was typed. */
export function usePrefill(names: Record<"name" | "contact" | "phone" | "membershipStatus", string>) {
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void findOwnDetails().then((own) => {
      const fields = place.current?.form?.elements;
      if (!own || !fields) return;
      fill(fields.namedItem(names.name), own.name);
      if (!fill(fields.namedItem(names.contact), own.contact)) return;
      fill(fields.namedItem(names.phone), own.phone);
      fill(fields.namedItem(names.membershipStatus), own.membershipStatus);
    });
  }, [names]);
  return place;
}

function fill(field: Element | RadioNodeList | null, value = ""): boolean {
  const isInput = field instanceof HTMLInputElement && field.value === "";
  const isSelect = field instanceof HTMLSelectElement && field.selectedIndex === 0;
  if (!(isInput || isSelect) || value === "" || field === document.activeElement) return false;
  field.value = value;
  return true;
}
