import type { Translations } from "../../translations.ts";
import { privacyPolicy } from "./policies-privacy.ts";
import { cancellationAndRefund } from "./policies-refund.ts";
import { termsAndConditions } from "./policies-terms.ts";

export const policies: Translations<"policies"> = {
  "terms-and-conditions": termsAndConditions,
  "cancellation-and-refund": cancellationAndRefund,
  "privacy-policy": privacyPolicy,
};
