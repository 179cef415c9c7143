import * as m from "#messages/calculators/answers.ts";
import * as refusals from "#messages/calculators/refusals.ts";
import { MembershipUpgrade } from "#worker/contracts/calculators/calculators.ts";
import { invalidInput, ok, refused } from "#worker/contracts/problem.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import { purchaseOf } from "#worker/domain/membership/purchase.server.ts";
import { MIN_UPGRADE_DAYS } from "#worker/domain/membership/purchase-start.server.ts";
import { daysOf, lastDayOf } from "#worker/domain/membership/terms.server.ts";
import type { AnswerFunction } from "../answer.ts";
import { percent, rupees } from "../words.server.ts";

export const answerMembershipUpgrade: AnswerFunction = (typed, { plans, gst, today }) => {
  const parsed = MembershipUpgrade.safeParse(typed);
  if (!parsed.success) return invalidInput(parsed.error.issues);
  const { present, higher, until } = parsed.data;
  const lastDay = lastDayOf(today);
  if (until > lastDay) return wrong("until", refusals.nextTwelveMonths({ day: longDate(lastDay) }));
  const term = { orderId: "", planId: present, validFrom: today, validTo: until };
  if (daysOf(term) < MIN_UPGRADE_DAYS) return wrong("until", refusals.twoDaysLeft());
  const from = plans.find(({ planId }) => planId === present);
  const to = plans.find(({ planId }) => planId === higher);
  const purchase = purchaseOf(higher, { plans, gst, terms: [term], today });
  if (!from) return wrong("present", refusals.notForSale());
  if (!to || purchase?.kind !== "upgrade") return wrong("higher", refusals.chooseHigher());
  const differencePaise = to.pricePaise - from.pricePaise;
  return ok({
    label: m.upgradePrice(),
    figure: rupees(purchase.amountPaise),
    sentence: purchase.sentence,
    points: [
      m.planPrices({
        higher: to.title,
        higherPrice: rupees(to.pricePaise),
        current: from.title,
        currentPrice: rupees(from.pricePaise),
      }),
      m.upgradeShare({
        difference: rupees(differencePaise),
        days: m.days({ count: daysOf(purchase) }),
        year: daysOf({ validFrom: today, validTo: lastDay }),
      }),
      ...(gst.mode === "added" ? [m.gstAdded({ percent: percent(gst.ratePercent * 100) })] : []),
    ],
    tables: [],
  });
};

function wrong(field: string, message: string) {
  return refused("invalid_input", message, [{ field, message }]);
}
