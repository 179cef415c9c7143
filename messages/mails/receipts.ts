import { message } from "../message.ts";

export const subject = message({
  en: "Your {plan} membership: {document} {number}",
  hi: "आपकी सदस्यता ({plan}): {document} {number}",
});
export const thanks = message({ en: "Thank you for joining {name}.", hi: "{name} से जुड़ने के लिए धन्यवाद।" });
export const thanksAgain = message({
  en: "Thank you for continuing with {name}.",
  hi: "{name} के साथ बने रहने के लिए धन्यवाद।",
});
export const verified = message({
  en: "Payment Verified: {sentence}",
  hi: "भुगतान की पुष्टि हो गई: {sentence}",
});
export const keptSubject = message({
  en: "Your payment of ₹{amount}: {document} {number}",
  hi: "₹{amount} का आपका भुगतान: {document} {number}",
});
export const kept = message({
  en: "We have kept your payment of ₹{amount} for {plan} and issued {document} {number} for it.",
  hi: "सदस्यता ({plan}) के लिए ₹{amount} का आपका भुगतान हमने लौटाया नहीं है, अपने पास रखा है। इसका दस्तावेज़ जारी हो गया है: {document} {number}।",
});
export const keptPart = message({
  en: "We have kept ₹{remaining} of your payment of ₹{amount} for {plan}, and issued {document} {number} for the whole payment.",
  hi: "सदस्यता ({plan}) के लिए आपका भुगतान ₹{amount} का था। उसमें से ₹{remaining} हमने लौटाए नहीं हैं, अपने पास रखे हैं। पूरे भुगतान का दस्तावेज़ जारी हो गया है: {document} {number}।",
});
export const beginsNothing = message({
  en: "This payment does not begin or extend a membership.",
  hi: "इस भुगतान से कोई सदस्यता न शुरू होती है, न आगे बढ़ती है।",
});
export const askBack = message({
  en: "If you expect this money back, write to {email}.",
  hi: "अगर आपको यह पैसा वापस चाहिए, तो {email} पर लिखें।",
});
export const askRestBack = message({
  en: "If you expect the remaining ₹{remaining} back too, write to {email}.",
  hi: "अगर आपको बाकी ₹{remaining} भी वापस चाहिए, तो {email} पर लिखें।",
});
export const issuedOn = message({ en: "Issued on", hi: "जारी होने की तारीख" });
export const membership = message({ en: "Membership", hi: "सदस्यता" });
export const membershipNumber = message({ en: "Membership number", hi: "सदस्यता नंबर" });
export const documentNumber = message({ en: "{document} number", hi: "{document} नंबर" });
export const name = message({ en: "Name", hi: "नाम" });
export const validFrom = message({ en: "Valid from", hi: "कब से मान्य" });
export const validUntil = message({ en: "Valid until", hi: "कब तक मान्य" });
export const paid = message({ en: "Paid", hi: "भुगतान" });
export const paidOn = message({ en: "Paid on", hi: "भुगतान की तारीख" });
export const issuedBy = message({ en: "Issued by", hi: "जारी करने वाली संस्था" });
export const download = message({
  en: "Download it as a PDF without logging in, for {days} days: {url}",
  hi: "{days} दिन तक बिना लॉग इन किए पीडीएफ़ डाउनलोड करें: {url}",
});
export const open = message({ en: "Open your {document}", hi: "{document} खोलें" });
export const inAccount = message({
  en: "Your {document} and your membership are in your account. Log in with {recipient} at {url}. We send you a six-digit code each time, so there is no password.",
  hi: "{document} और सदस्यता, दोनों आपके खाते में हैं। {url} पर {recipient} से लॉग इन करें। हम हर बार छह अंकों का कोड भेजते हैं, इसलिए कोई पासवर्ड नहीं है।",
});
export const registerToOpen = message({
  en: "Register to open your receipt",
  hi: "रसीद खोलने के लिए पंजीकरण करें",
});
export const registerFirst = message({
  en: "Your receipt and your membership are in your account. Register with {recipient}, which is free. Then log in with it at {url}: we send you a six-digit code each time, so there is no password.",
  hi: "रसीद और सदस्यता, दोनों आपके खाते में हैं। {recipient} से पंजीकरण करें; यह मुफ़्त है। फिर उसी से {url} पर लॉग इन करें: हम हर बार छह अंकों का कोड भेजते हैं, इसलिए कोई पासवर्ड नहीं है।",
});
