import { type RefObject, useEffect, useState } from "react";
import { findOwnDetails, type OwnDetails } from "#app/components/forms/own-details.ts";

/** Name, contact and the buyer's details, keyed by field name. */
export type JoinDetails = OwnDetails & { [field: string]: string };

/** Prefills the logged-in account's details and those of its last invoice, unless something was typed. */
export function useJoinDetails(initial: JoinDetails, planId: string, form: RefObject<HTMLFormElement | null>) {
  const [details, setDetails] = useState(initial);
  const [owned, setOwned] = useState<{ contact: string; terms?: string; isRenewal?: boolean }>();
  useEffect(() => {
    let isOpen = true;
    void findOwnDetails(planId).then((own) => {
      if (!own || !isOpen) return;
      const { name, contact, buyer } = own;
      setOwned(own);
      if (!isTyped(form.current)) setDetails((empty) => ({ ...empty, ...buyer, name, contact }));
    });
    return () => {
      isOpen = false;
    };
  }, [planId, form]);
  const own = owned?.contact === details.contact ? owned : undefined;
  return {
    details,
    setDetails,
    terms: own?.terms,
    isRenewal: own?.isRenewal === true,
    isLoggedIn: owned !== undefined,
  };
}

export function readDetails(form: HTMLFormElement | null, details: JoinDetails): JoinDetails {
  const entered = { ...details };
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === "string") entered[name] = value.trim();
  }
  return entered;
}

function isTyped(form: HTMLFormElement | null): boolean {
  return Object.values(readDetails(form, { name: "", contact: "" })).some((text) => text !== "");
}
