import * as m from "#messages/membership/terms.ts";
import type { Config } from "../../config.ts";
import type { Entry } from "../../content/collections.ts";
import { formatRupees, withGst } from "../money.server.ts";

type Settings = Entry<"settings">;
export type BankAccount = Settings["bankAccount"];

/** `undefined` without an account, or with a sample one in production: then no bank transfer is offered. */
export function bankAccountOf(
  { bankAccount, sample }: Pick<Settings, "bankAccount" | "sample">,
  { environment }: Pick<Config, "environment">,
): BankAccount | undefined {
  return bankAccount.number === "" || (sample && environment === "production") ? undefined : bankAccount;
}

export type PaymentMethods = { text: string; isAboveUpi: boolean; bankTransfer: boolean };

/** Describes how a plan can be paid: a single UPI payment has a limit. */
export function paymentMethodsOf(
  plan: Pick<Entry<"plans">, "pricePaise" | "bankTransfer">,
  settings: Pick<Settings, "gst" | "bankAccount" | "upiLimitPaise" | "sample">,
  config: Pick<Config, "environment">,
): PaymentMethods {
  const { totalPaise } = withGst(plan.pricePaise, settings.gst);
  if (totalPaise <= settings.upiLimitPaise) {
    return { text: m.upiAndMore(), isAboveUpi: false, bankTransfer: false };
  }
  const bankTransfer = plan.bankTransfer && bankAccountOf(settings, config) !== undefined;
  const limit = formatRupees(settings.upiLimitPaise);
  return {
    text: bankTransfer ? m.aboveUpiOrTransfer({ limit }) : m.aboveUpi({ limit }),
    isAboveUpi: true,
    bankTransfer,
  };
}
