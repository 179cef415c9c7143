import { isPermitted } from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { listSeatsOf, type Seat } from "../../seats/seats.server.ts";
import type { Cell } from "../list.server.ts";
import { maskEmail } from "../masked.server.ts";
import type { MoneyRow } from "./refund-views.server.ts";

const STATES: Record<Seat["status"], Cell> = {
  invited: { text: "Invited", tone: "due" },
  accepted: { text: "Accepted", tone: "done" },
  declined: { text: "Declined" },
  withdrawn: { text: "Withdrawn" },
  ended: { text: "Ended" },
};

/** Lists the people whom the buyer has invited. Seats belong to the account, so a renewal shows them too. */
export async function seatRows(deps: Pick<Deps, "db">, { role }: Operator, ownerId: string): Promise<MoneyRow[]> {
  const seats = await listSeatsOf(deps, ownerId);
  const seesAccounts = isPermitted(role, "members.read");
  const names = await namesOf(deps, seesAccounts ? seats.flatMap(({ memberId }) => memberId ?? []) : []);
  return seats.map(({ id, place, email, memberId, status, createdAt }) => {
    const address = email ? maskEmail(email) : "Erased";
    return {
      id,
      title: names.get(memberId ?? "") ?? address,
      state: STATES[status],
      facts: [`Seat ${place}`, address, `Invited ${dayAndHour(createdAt)}`],
      ...(memberId && seesAccounts && { link: { href: `/console/members/${memberId}`, label: "Open" } }),
      actions: [],
    };
  });
}
