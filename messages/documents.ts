import { message } from "./message.ts";

export const taxInvoice = message({ en: "Tax invoice", hi: "कर बीजक" });
export const receipt = message({ en: "Receipt", hi: "रसीद" });
export const creditNote = message({ en: "Credit note", hi: "क्रेडिट नोट" });
export const number = message({ en: "Number", hi: "संख्या" });
export const revision = message({ en: "Revision", hi: "संशोधन" });
export const original = message({ en: "Original for recipient", hi: "प्राप्तकर्ता के लिए मूल प्रति" });
export const from = message({ en: "From", hi: "जारीकर्ता" });
export const billedTo = message({ en: "Billed to", hi: "बिल इनके नाम" });
export const receivedFrom = message({ en: "Received from", hi: "भुगतान इनसे मिला" });
export const creditedTo = message({ en: "Credited to", hi: "रकम इन्हें लौटाई" });
export const credits = message({ en: "Credits", hi: "मूल बीजक या रसीद" });
export const placeOfSupply = message({ en: "Place of supply", hi: "आपूर्ति का स्थान" });
export const sac = message({ en: "SAC", hi: "सेवा कोड" });
export const reverseCharge = message({ en: "Tax under reverse charge", hi: "रिवर्स चार्ज के तहत कर" });
export const no = message({ en: "No", hi: "नहीं" });
export const item = message({ en: "For", hi: "किसके लिए" });
export const order = message({ en: "Order", hi: "ऑर्डर" });
export const taxableValue = message({ en: "Taxable value", hi: "कर योग्य मूल्य" });
export const totalPaid = message({ en: "Total paid", hi: "कुल भुगतान" });
export const paid = message({ en: "Paid", hi: "भुगतान" });
export const totalRefunded = message({ en: "Total refunded", hi: "कुल रिफ़ंड" });
export const electronic = message({
  en: "This {document} was made electronically and is valid without a signature.",
  hi: "यह दस्तावेज़ ({document}) इलेक्ट्रॉनिक रूप से बना है और बिना हस्ताक्षर के मान्य है।",
});
