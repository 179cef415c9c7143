import { message } from "../message.ts";

export const title = message({ en: "Membership plans and prices", hi: "सदस्यता के प्लान और शुल्क" });
export const description = message({
  en: "The memberships of MASA Forum, from ₹{price} for 12 months: compare what each plan includes and join online.",
  hi: "मासा फ़ोरम की सदस्यता, 12 महीने के लिए ₹{price} से: देखें कि किस प्लान में क्या-क्या है, और ऑनलाइन जुड़ें।",
});
export const descriptionWithoutPrice = message({
  en: "The memberships of MASA Forum: what each plan includes and how to join.",
  hi: "मासा फ़ोरम की सदस्यता: किस प्लान में क्या-क्या है और कैसे जुड़ें।",
});
export const lead = message({
  en: "Each plan runs for 12 months from the day of payment and does not renew automatically.",
  hi: "हर प्लान भुगतान के दिन से 12 महीने चलता है और अपने आप आगे नहीं बढ़ता।",
});
export const plans = message({ en: "Plans", hi: "प्लान" });
export const opening = message({ en: "Opening the payment window…", hi: "भुगतान की विंडो खुल रही है…" });
export const unavailable = message({
  en: "Online payment is not available right now. Write to <mail>{email}</mail> or call <phone>{phone}</phone>, or leave your details below.",
  hi: "अभी ऑनलाइन भुगतान नहीं हो सकता। <mail>{email}</mail> पर लिखें, <phone>{phone}</phone> पर फ़ोन करें, या नीचे अपना नाम और संपर्क छोड़ दें।",
});
export const need = message({ en: "What describes you?", hi: "इनमें से आपकी बात कौन-सी है?" });
export const showAll = message({ en: "Show all", hi: "सब दिखाएँ" });
export const alone = message({ en: "I run it alone", hi: "मेरा अकेले का कारोबार है" });
export const team = message({ en: "Three of us", hi: "हम तीन लोग हैं" });
export const mentor = message({ en: "We want a mentor", hi: "हमें मेंटर चाहिए" });
export const money = message({ en: "We are raising money", hi: "हमें पूँजी जुटानी है" });
export const forOwners = message({ en: "For owners", hi: "मालिकों के लिए" });
export const forCompanies = message({ en: "For companies", hi: "कंपनियों के लिए" });
export const usualStart = message({ en: "Most owners begin here", hi: "ज़्यादातर मालिक यहीं से शुरू करते हैं" });
export const bestFor = message({ en: "<label>Best for</label> {whom}", hi: "<label>किसके लिए:</label> {whom}" });
export const includesAllOf = message({
  en: "Includes everything in {plan}.",
  hi: "{plan} प्लान का सब कुछ इसमें है।",
});
export const price = message({
  en: "<price>₹{price}</price> for 12 months",
  hi: "12 महीने के लिए <price>₹{price}</price>",
});
export const payByTransfer = message({
  en: "Pay by bank transfer<more> for {plan}</more>",
  hi: "<more>{plan}: </more>बैंक ट्रांसफ़र से भुगतान करें",
});
export const noRenewal = message({
  en: "12 months, no automatic renewal.",
  hi: "12 महीने, अपने आप आगे नहीं बढ़ता।",
});
export const joinNow = message({ en: "Join Now<more> as {plan}</more>", hi: "अभी जुड़ें<more>: {plan}</more>" });
export const contactToJoin = message({
  en: "Online payment is not available: contact us<more> to join as {plan}</more>",
  hi: "ऑनलाइन भुगतान अभी नहीं हो सकता: हमसे बात करें<more>, प्लान: {plan}</more>",
});
export const compareTitle = message({ en: "Compare the plans", hi: "प्लान की तुलना" });
export const comparison = message({ en: "Comparison of the plans", hi: "सारे प्लान की तुलना" });
export const whatYouGet = message({ en: "What you get", hi: "क्या मिलता है" });
export const priceRow = message({ en: "Price for 12 months", hi: "12 महीने का शुल्क" });
export const yes = message({ en: "Yes", hi: "हाँ" });
export const no = message({ en: "No", hi: "नहीं" });
export const questions = message({ en: "Before you decide", hi: "फ़ैसला करने से पहले" });

export const talkFirst = message({ en: "Prefer to talk first?", hi: "पहले बात करनी है?" });
export const contactUs = message({ en: "Contact us to join", hi: "जुड़ने के लिए हमसे बात करें" });
export const callBackHelp = message({
  en: "Leave your name and a phone number or email address and we will call you back. You can also write to <mail>{email}</mail> or call <phone>{phone}</phone>.",
  hi: "अपना नाम और फ़ोन नंबर या ईमेल पता छोड़ दें, हम आपको फ़ोन करेंगे। <mail>{email}</mail> पर लिखना या <phone>{phone}</phone> पर फ़ोन करना भी ठीक है।",
});
export const withoutScript = message({
  en: "Paying online needs JavaScript, which is off in your browser. We will tell you how else you can pay.",
  hi: "ऑनलाइन भुगतान के लिए जावास्क्रिप्ट चाहिए, जो आपके ब्राउज़र में बंद है। भुगतान का दूसरा तरीका हम बताएँगे।",
});
export const nextWorkingDay = message({
  en: "We call on the next working day. If it cannot wait, call <phone>{phone}</phone>.",
  hi: "हम अगले कामकाजी दिन फ़ोन करेंगे। जल्दी हो, तो <phone>{phone}</phone> पर फ़ोन करें।",
});
export const compareAgain = message({ en: "Compare the plans again", hi: "प्लान फिर से देखें" });
export const plan = message({ en: "Plan", hi: "प्लान" });
export const callMeBack = message({ en: "Call me back", hi: "मुझे फ़ोन करें" });
