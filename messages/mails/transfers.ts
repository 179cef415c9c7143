import { message } from "../message.ts";

export const subject = message({
  en: "Bank transfer for {plan}: {reference}",
  hi: "सदस्यता ({plan}) के लिए बैंक ट्रांसफ़र: {reference}",
});
export const please = message({
  en: "Please transfer ₹{amount} by {day}, and write {reference} in the remarks of the transfer. It tells us whose membership it is.",
  hi: "कृपया {day} तक ₹{amount} ट्रांसफ़र करें, और ट्रांसफ़र के रिमार्क में {reference} लिखें। इसी से हमें पता चलता है कि सदस्यता किसकी है।",
});
export const receiptFollows = message({
  en: "{start} We send you the receipt as soon as our finance team has matched the transfer.",
  hi: "{start} हमारी वित्त टीम पैसे का मिलान कर ले, तो हम तुरंत आपको रसीद भेजते हैं।",
});
export const membership = message({ en: "Membership", hi: "सदस्यता" });
export const amount = message({ en: "Amount", hi: "रकम" });
export const reference = message({ en: "Reference", hi: "संदर्भ संख्या" });
export const accountName = message({ en: "Account name", hi: "खाते का नाम" });
export const accountNumber = message({ en: "Account number", hi: "खाता संख्या" });
export const bank = message({ en: "Bank", hi: "बैंक" });
export const lastDay = message({ en: "Last day", hi: "आखिरी दिन" });
export const see = message({ en: "See your bank transfer", hi: "अपना बैंक ट्रांसफ़र देखें" });
export const canCancel = message({
  en: "You can also cancel the reservation there. Nothing is charged if you do not transfer the money.",
  hi: "यह बैंक ट्रांसफ़र वहीं से रद्द भी किया जा सकता है। पैसा ट्रांसफ़र न करने पर कोई शुल्क नहीं लगता।",
});
export const callFirst = message({
  en: "If anybody asks you to pay into another account, please call us first: {phone}.",
  hi: "अगर कोई किसी और खाते में भुगतान करने को कहे, तो कृपया पहले हमें फ़ोन करें: {phone}।",
});
