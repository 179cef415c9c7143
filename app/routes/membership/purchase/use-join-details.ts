import { useEffect, useState } from "react";
import { callApi } from "#app/client/page/call-api.ts";
import { hasStoredUser } from "#app/client/page/stored-user.ts";

export type JoinDetails = { name: string; contact: string };

/** Begins with the account that is logged in, unless something was typed; the page itself is the same for every visitor. */
export function useJoinDetails(initial: JoinDetails) {
  const [details, setDetails] = useState(initial);
  useEffect(() => {
    let isOpen = true;
    if (!initial.name && !initial.contact) {
      void findOwnDetails().then((own) => {
        if (own && isOpen) setDetails((typed) => (typed.name || typed.contact ? typed : own));
      });
    }
    return () => {
      isOpen = false;
    };
  }, [initial]);
  return [details, setDetails] as const;
}

async function findOwnDetails(): Promise<JoinDetails | undefined> {
  if (!hasStoredUser()) return undefined;
  const answer = await callApi<JoinDetails>("/account/details", {}, {}, "same-origin");
  return answer.ok ? answer.value : undefined;
}
