import { useEffect, useState } from "react";
import { findOwnDetails, type OwnDetails } from "#app/components/forms/own-details.ts";

/** With the buyer's details by the names of their fields. */
export type JoinDetails = OwnDetails & { [field: string]: string };

/** Begins with the account that is logged in, unless something was typed; the page itself is the same for every visitor. */
export function useJoinDetails(initial: JoinDetails, planId: string) {
  const [details, setDetails] = useState(initial);
  const [owned, setOwned] = useState<{ contact: string; terms?: string }>();
  useEffect(() => {
    let isOpen = true;
    void findOwnDetails(planId).then((own) => {
      if (!own || !isOpen) return;
      const { name, contact } = own;
      setOwned(own);
      setDetails((typed) => (typed.name || typed.contact ? typed : { ...typed, name, contact }));
    });
    return () => {
      isOpen = false;
    };
  }, [planId]);
  return [details, setDetails, owned?.contact === details.contact ? owned.terms : undefined] as const;
}
