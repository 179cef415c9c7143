import { Kolam } from "#app/components/ornaments/kolam.tsx";
import { title as membershipTitle, ofCompany } from "#messages/dashboard/membership.ts";
import * as m from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Dashboard } from "#worker/domain/dashboard/overview.server.ts";
import { membershipDaysText, wholeDates } from "./days.ts";

export function OwnMembership({ membership, kolam }: Pick<Dashboard, "membership" | "kolam">) {
  return (
    <section className="dashboard-membership" aria-labelledby="own-membership">
      {kolam && <Kolam kolam={kolam} />}
      <h2 id="own-membership">{m.yourMembership()}</h2>
      {membership ? (
        <>
          <p className="dashboard-days">{membershipDaysText(membership)}</p>
          <p>{wholeDates(`${membership.plan}, ${membership.days}`)}</p>
          {membership.company && <p>{ofCompany({ company: membership.company })}</p>}
          {membership.renewal && <p>{wholeDates(membership.renewal.sentence)}</p>}
          <a href={localPath("/dashboard/membership")}>{membershipTitle()}</a>
        </>
      ) : (
        <>
          <p>{m.freeAccount()}</p>
          <a href={localPath("/membership")}>{m.comparePlans()}</a>
        </>
      )}
    </section>
  );
}
