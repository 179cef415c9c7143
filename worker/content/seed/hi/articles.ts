import type { Translations } from "../../translations.ts";
import { boardBasics } from "./articles/board-basics.ts";
import { firstExport } from "./articles/first-export.ts";
import { government } from "./articles/government.ts";
import { investor } from "./articles/investor.ts";
import { paidIn45Days } from "./articles/paid-in-45-days.ts";
import { projectReport } from "./articles/project-report.ts";
import { udyam } from "./articles/udyam.ts";
import { withoutCollateral } from "./articles/without-collateral.ts";

export const articles: Translations<"articles"> = {
  "your-first-export-from-iec-to-the-first-shipment": firstExport,
  "paid-in-45-days-what-the-law-gives-a-small-supplier": paidIn45Days,
  "a-detailed-project-report-the-bank-believes": projectReport,
  "selling-to-government-gem-the-25-per-cent-policy-and-reading-a-tender": government,
  "what-an-investor-reads-first": investor,
  "borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank": withoutCollateral,
  "board-basics-for-a-private-company": boardBasics,
  "udyam-registration-and-what-the-2025-limits-mean": udyam,
};
