import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";
import type { AnswerFunction } from "./answer.ts";
import { answerDebtService } from "./answers/debt-service.server.ts";
import { answerDelayedPayment } from "./answers/delayed-payment.server.ts";
import { answerExportPrice } from "./answers/export-price.server.ts";
import { answerGuaranteeFee } from "./answers/guarantee-fee.server.ts";
import { answerMembershipUpgrade } from "./answers/membership-upgrade.server.ts";
import { answerUdyamClass } from "./answers/udyam-class.server.ts";

export const ANSWERS: Record<Calculator, AnswerFunction> = {
  "delayed-payment-interest": answerDelayedPayment,
  "cgtmse-guarantee-fee": answerGuaranteeFee,
  "dscr-and-break-even": answerDebtService,
  "export-price": answerExportPrice,
  "udyam-class": answerUdyamClass,
  "membership-upgrade": answerMembershipUpgrade,
};
