import { Settings } from "../../../content/settings-schema.ts";
import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import { type Refusal, refused } from "../../../contracts/problem.ts";
import type { Actor } from "../../audit-trail.server.ts";
import type { StoredEntry } from "../../content/entries.server.ts";
import { sha256Hex } from "../../digest.server.ts";
import { dayAndHour } from "../../india-calendar.server.ts";
import { describeField } from "../form/describe-field.server.ts";
import { listChanged } from "../form/differences.server.ts";

export type Publisher = Actor & { role?: OperatorRole };

/** `at`: when it becomes public, if it is scheduled. */
export type PublicChange = { after: unknown; agreed: string | undefined; at: Date | undefined };

const PaymentDetails = Settings.pick({ gst: true, bankAccount: true, upiLimitPaise: true });

export function listNewPaymentDetails(before: unknown, after: unknown) {
  const form = describeField("", PaymentDetails, () => []);
  return listChanged(form, { data: detailsIn(before) }, { data: detailsIn(after) });
}

/** Refuses new payment details to everybody but owners, and to owners until they have agreed. */
export function refuseNewPaymentDetails(
  { role }: Publisher,
  { collection, data }: StoredEntry,
  { after, agreed, at }: PublicChange,
): Refusal | undefined {
  const changes = collection === "settings" ? listNewPaymentDetails(data, after) : [];
  const agree = sha256Hex(JSON.stringify([changes, at]));
  if (changes.length === 0) return undefined;
  if (!role || !isPermitted(role, "content.payment_details")) {
    const fields = changes.map(({ field }) => `“${field}”`).join(", ");
    return refused("wrong_role", `Only an owner can publish a change to ${fields}. Ask an owner.`);
  }
  if (agree === agreed) return undefined;
  const values = changes.map(({ field, was, is }) => `${field}: from ${quoted(was)} to ${quoted(is)}`).join("; ");
  const message = `The forum’s payment details change. ${values}. ${fromThenOn(at)} with them.`;
  return { ...refused("new_payment_details", message), agree };
}

export function fromThenOn(at: Date | undefined): string {
  return at ? `From ${dayAndHour(at)} on, buyers pay` : "Buyers then pay";
}

/** With defaults, because an older release saved settings without some fields. */
function detailsIn(settings: unknown): unknown {
  return PaymentDetails.safeParse(settings).data ?? settings;
}

function quoted(text: string): string {
  return text === "" ? "nothing" : `“${text}”`;
}
