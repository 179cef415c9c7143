import { useEffect, useState } from "react";
import { findOwnDetails, type OwnDetails } from "#app/components/forms/own-details.ts";

/** Name, contact and the buyer's details, keyed by field name. */
export type JoinDetails = OwnDetails & { [field: string]: string };

/** Prefills the logged-in account's details and those of its last invoice, unless something was typed. */
export function useJoinDetails(initial: JoinDetails, planId: string) {
  const [details, setDetails] = useState(initial);
  const [owned, setOwned] = useState<{ contact: string; terms?: string }>();
  useEffect(() => {
    let isOpen = true;
    void findOwnDetails(planId).then((own) => {
      if (!own || !isOpen) return;
      const { name, contact, buyer } = own;
      setOwned(own);
      setDetails((typed) => (typed.name || typed.contact ? typed : { ...typed, ...buyer, name, contact }));
    });
    return () => {
      isOpen = false;
    };
  }, [planId]);
  return [details, setDetails, owned?.contact === details.contact ? owned.terms : undefined] as const;
}
