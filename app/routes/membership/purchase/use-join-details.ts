import { useEffect, useState } from "react";
import { findOwnDetails, type OwnDetails } from "#app/components/forms/own-details.ts";

/** With the buyer's details by the names of their fields. */
export type JoinDetails = OwnDetails & { [field: string]: string };

/** Begins with the account that is logged in, unless something was typed; the page itself is the same for every visitor. */
export function useJoinDetails(initial: JoinDetails) {
  const [details, setDetails] = useState(initial);
  useEffect(() => {
    let isOpen = true;
    if (!initial.name && !initial.contact) {
      void findOwnDetails().then((own) => {
        if (own && isOpen) setDetails((typed) => (typed.name || typed.contact ? typed : { ...typed, ...own }));
      });
    }
    return () => {
      isOpen = false;
    };
  }, [initial]);
  return [details, setDetails] as const;
}
