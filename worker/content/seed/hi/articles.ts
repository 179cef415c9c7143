import type { Translations } from "../../translations.ts";
import { firstExport } from "./articles/first-export.ts";
import { paidIn45Days } from "./articles/paid-in-45-days.ts";

export const articles: Translations<"articles"> = {
  "your-first-export-from-iec-to-the-first-shipment": firstExport,
  "paid-in-45-days-what-the-law-gives-a-small-supplier": paidIn45Days,
};
