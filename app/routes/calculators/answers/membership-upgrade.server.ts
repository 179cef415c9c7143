import { MembershipUpgrade } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok, refused } from "#worker/contracts/problem.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import { purchaseOf } from "#worker/domain/membership/purchase.server.ts";
import { daysOf, lastDayOf } from "#worker/domain/membership/terms.server.ts";
import type { Answering } from "../answer.ts";
import { counted, percent, rupees } from "../words.server.ts";

export const answerMembershipUpgrade: Answering = (typed, { plans, gst, today }) => {
  const parsed = MembershipUpgrade.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { present, higher, until } = parsed.data;
  const lastDay = lastDayOf(today);
  if (until > lastDay) return wrong("until", `Please write a day of the next 12 months, until ${longDate(lastDay)}.`);
  const held = { orderId: "", planId: present, validFrom: today, validTo: until };
  if (daysOf(held) < 2) return wrong("until", "An upgrade needs a membership that has at least two days left.");
  const from = plans.find(({ planId }) => planId === present);
  const to = plans.find(({ planId }) => planId === higher);
  const purchase = purchaseOf(higher, { plans, gst, held: [held], today });
  if (!from) return wrong("present", "This plan is not for sale any more.");
  if (!to || purchase?.kind !== "upgrade") return wrong("higher", "Please choose a higher plan than your own.");
  const differencePaise = to.pricePaise - from.pricePaise;
  return ok({
    label: "Price of the upgrade today",
    figure: rupees(purchase.amountPaise),
    sentence: purchase.sentence,
    points: [
      `${to.title} costs ${rupees(to.pricePaise)} and ${from.title} ${rupees(from.pricePaise)} for 12 months.`,
      `The difference of ${rupees(differencePaise)} is charged for ${counted(daysOf(purchase), "day", "days")} of ${daysOf({ validFrom: today, validTo: lastDay })}, rounded down to a whole rupee.`,
      ...(gst.mode === "added" ? [`GST of ${percent(gst.ratePercent * 100)} is added.`] : []),
    ],
    tables: [],
  });
};

function wrong(field: string, message: string) {
  return refused("invalid_input", message, [{ field, message }]);
}
