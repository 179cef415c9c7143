import { message } from "../message.ts";

const NAMES = [
  message({ en: "Community Member", hi: "कम्युनिटी सदस्य" }),
  message({ en: "Premium Member", hi: "प्रीमियम सदस्य" }),
  message({ en: "Gold Member", hi: "गोल्ड सदस्य" }),
  message({ en: "Corporate Member", hi: "कॉर्पोरेट सदस्य" }),
  message({ en: "Platinum Member", hi: "प्लैटिनम सदस्य" }),
  message({ en: "Patron Member", hi: "पैट्रन सदस्य" }),
];

/** Translates a plan title stored in an order. A title that editors have changed is returned unchanged. */
export function planName(title: string): string {
  return NAMES.find(({ texts }) => texts.en === title)?.() ?? title;
}
