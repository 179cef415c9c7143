import { message } from "../message.ts";

export const refunding = message({
  en: "We are refunding ₹{amount}",
  hi: "हम ₹{amount} रिफ़ंड कर रहे हैं",
});
export const refundingOf = message({
  en: "We are refunding ₹{amount} of your payment for {plan}.",
  hi: "सदस्यता ({plan}) के लिए आपके भुगतान में से हम ₹{amount} रिफ़ंड कर रहे हैं।",
});
export const processing = message({
  en: "The payment provider is processing it, and you do not need to do anything. We will write to you again when it is done.",
  hi: "भुगतान कंपनी इस पर काम कर रही है, और आपको कुछ करने की ज़रूरत नहीं है। काम पूरा होने पर हम आपको फिर लिखेंगे।",
});
export const willEnd = message({
  en: "Your {plan} membership ends on the day the refund is processed.",
  hi: "जिस दिन रिफ़ंड पूरा होगा, उसी दिन आपकी सदस्यता ({plan}) खत्म हो जाएगी।",
});
export const unchanged = message({
  en: "Your {plan} membership does not change.",
  hi: "आपकी सदस्यता ({plan}) में कुछ नहीं बदलता।",
});
export const membership = message({ en: "Membership", hi: "सदस्यता" });
export const paid = message({ en: "Paid", hi: "भुगतान" });
export const refund = message({ en: "Refund", hi: "रिफ़ंड" });
export const yourRefund = message({ en: "Your refund of ₹{amount}", hi: "₹{amount} का आपका रिफ़ंड" });
export const transferred = message({
  en: "We have transferred your refund of ₹{amount} for {plan} to the bank account from which you paid.",
  hi: "सदस्यता ({plan}) के लिए ₹{amount} का आपका रिफ़ंड हमने उसी बैंक खाते में भेज दिया है, जिससे आपने भुगतान किया था।",
});
export const nextDay = message({
  en: "Your bank usually shows it on the same or the next working day.",
  hi: "आपके बैंक में यह आम तौर पर उसी दिन या अगले कामकाजी दिन दिखता है।",
});
export const processed = message({
  en: "The payment provider has processed your refund of ₹{amount} for {plan}.",
  hi: "भुगतान कंपनी ने सदस्यता ({plan}) के लिए ₹{amount} का आपका रिफ़ंड पूरा कर दिया है।",
});
export const withinDays = message({
  en: "Your bank usually shows it within 5 to 7 working days, on the account or card with which you paid.",
  hi: "जिस खाते या कार्ड से आपने भुगतान किया था, उसमें यह आम तौर पर 5 से 7 कामकाजी दिनों में दिखता है।",
});
export const transferredOn = message({ en: "Transferred on", hi: "भेजने की तारीख" });
export const processedOn = message({ en: "Processed on", hi: "पूरा होने की तारीख" });
export const reference = message({ en: "Reference", hi: "संदर्भ संख्या" });
export const creditNoteNumber = message({ en: "Credit note number", hi: "क्रेडिट नोट नंबर" });
export const openCreditNote = message({ en: "Open your credit note", hi: "क्रेडिट नोट खोलें" });
export const download = message({
  en: "Download credit note {number} as a PDF without logging in, for {days} days: {url}",
  hi: "क्रेडिट नोट {number} का पीडीएफ़ {days} दिन तक बिना लॉग इन किए डाउनलोड करें: {url}",
});
export const notArrived = message({
  en: "If the money has not arrived after 7 working days, write to {email} with this reference.",
  hi: "अगर 7 कामकाजी दिनों के बाद भी पैसा न आए, तो यह संदर्भ संख्या देकर {email} पर लिखें।",
});
export const ended = message({
  en: "Your {plan} membership ended on {day}.",
  hi: "आपकी सदस्यता ({plan}) {day} को खत्म हो गई।",
});
export const stillValid = message({
  en: "You still have: {plan}, valid from {from} to {to}.",
  hi: "आपके पास अब भी है: {plan}, {from} से {to} तक मान्य।",
});
export const remains = message({
  en: "Your {plan} membership remains valid until {day}.",
  hi: "आपकी सदस्यता ({plan}) {day} तक मान्य रहती है।",
});
