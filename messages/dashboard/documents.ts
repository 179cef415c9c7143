import { message } from "../message.ts";

export const document = message({ en: "Document", hi: "दस्तावेज़" });
export const back = message({ en: "Back to your membership", hi: "अपनी सदस्यता पर वापस जाएँ" });
export const download = message({ en: "Download as PDF", hi: "पीडीएफ़ डाउनलोड करें" });
export const print = message({ en: "Print", hi: "प्रिंट करें" });
export const changeUntil = message({
  en: "<a>Change company, GSTIN or address</a> until {day}",
  hi: "<a>कंपनी, GSTIN या पता बदलें</a>, {day} तक",
});
export const replaced = message({
  en: "A revision has replaced this version. Use the newest one from your list of documents.",
  hi: "इसकी जगह संशोधित दस्तावेज़ जारी हो चुका है। अपनी सूची में से सबसे नया दस्तावेज़ इस्तेमाल करें।",
});
export const cancelled = message({
  en: "This credit note is cancelled, because the bank could not complete the refund.",
  hi: "यह क्रेडिट नोट रद्द है, क्योंकि बैंक रिफ़ंड पूरा नहीं कर पाया।",
});
export const isReplaced = message({ en: "Replaced", hi: "बदला जा चुका" });
export const isCancelled = message({ en: "Cancelled", hi: "रद्द" });
export const kolam = message({
  en: "The kolam is drawn from the membership number {number}.",
  hi: "यह कोलम (रंगोली) सदस्यता नंबर {number} से बना है।",
});
export const changeBuyer = message({ en: "Change the buyer’s details", hi: "खरीदार की जानकारी बदलें" });
export const changeBuyerLead = message({
  en: "We issue a revision of {number} with the same number and date. You can do this until {day}.",
  hi: "हम {number} का संशोधित दस्तावेज़ उसी नंबर और तारीख के साथ जारी करते हैं। यह {day} तक किया जा सकता है।",
});
export const backToDocument = message({ en: "Back to the document", hi: "दस्तावेज़ पर वापस जाएँ" });
export const issueRevision = message({ en: "Issue the revision", hi: "संशोधित दस्तावेज़ जारी करें" });
