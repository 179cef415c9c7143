import { message } from "../message.ts";

export const title = message({ en: "Pay by bank transfer", hi: "बैंक ट्रांसफ़र से भुगतान" });
export const lead = message({
  en: "We reserve today’s price for up to seven days and give you a reference. A new membership begins on the day the money arrives.",
  hi: "आज का शुल्क हम आपके लिए ज़्यादा से ज़्यादा सात दिन तक पक्का रखते हैं और एक संदर्भ संख्या देते हैं। नई सदस्यता उस दिन शुरू होती है, जिस दिन पैसे आते हैं।",
});
export const notOffered = message({
  en: "This plan cannot be paid by bank transfer on the site. Write to <mail>{email}</mail> or call <phone>{phone}</phone>, and we will find another way.",
  hi: "इस प्लान का भुगतान साइट पर बैंक ट्रांसफ़र से नहीं हो सकता। <mail>{email}</mail> पर लिखें या <phone>{phone}</phone> पर फ़ोन करें; हम दूसरा तरीका निकालेंगे।",
});
export const compare = message({ en: "Compare the plans", hi: "प्लान की तुलना करें" });
export const price = message({
  en: "<price>₹{price}</price> for {duration}",
  hi: "<price>₹{price}</price>, {duration} के लिए",
});
export const year = message({ en: "12 months", hi: "12 महीने" });
export const days = message({ en: "{days} days", hi: "{days} दिन" });
export const withGst = message({ en: "{duration}, including GST", hi: "{duration} (जीएसटी समेत)" });
export const stepReference = message({
  en: "You get a reference and our account, here and by email.",
  hi: "आपको संदर्भ संख्या और हमारा खाता यहाँ और ईमेल से मिलता है।",
});
export const stepTransfer = message({
  en: "Transfer the exact amount by NEFT, RTGS or IMPS, with the reference in the remarks.",
  hi: "ठीक उतनी ही रकम NEFT, RTGS या IMPS से भेजें और रिमार्क (remarks) में संदर्भ संख्या लिखें।",
});
export const stepReceipt = message({
  en: "We match the transfer and send you the receipt.",
  hi: "हम ट्रांसफ़र का मिलान करते हैं और आपको रसीद भेजते हैं।",
});
export const payOther = message({ en: "Pay for {plan} instead", hi: "इसके बजाय {plan} प्लान का भुगतान करें" });
export const details = message({ en: "Your details", hi: "आपकी जानकारी" });
export const reserve = message({ en: "Reserve and show the account", hi: "शुल्क पक्का करें और खाता दिखाएँ" });
export const emailHelp = message({
  en: "We send the account, and later the receipt, to this address. You log in with it.",
  hi: "खाते की जानकारी और बाद में रसीद हम इसी पते पर भेजते हैं। लॉग इन भी इसी से होता है।",
});
export const member = message({
  en: "Are you a member? <login>Log in</login> first: you then pay only the difference for an upgrade.",
  hi: "पहले से सदस्य हैं? पहले <login>लॉग इन करें</login>: तब बड़े प्लान के लिए सिर्फ़ अंतर देना होता है।",
});
export const terms = message({
  en: "Reserving costs nothing, and you can cancel it. All purchases are final: please read <refund>Cancellation and Refund</refund> and <terms>Terms and Conditions</terms>.",
  hi: "शुल्क पक्का करवाने का कोई पैसा नहीं लगता, और इसे रद्द किया जा सकता है। हर खरीद अंतिम है: कृपया <refund>रद्द करना और रिफ़ंड</refund> और <terms>नियम और शर्तें</terms> पढ़ें।",
});
export const difference = message({
  en: "You pay the difference between the two plans for the {duration} until {last}.",
  hi: "आपको दोनों प्लान का अंतर देना होता है: {duration}, {last} तक।",
});
export const reservedPrice = message({
  en: "We reserve this price until {last}. If your current membership changes before the money arrives, we return the money.",
  hi: "यह शुल्क हम {last} तक आपके लिए पक्का रखते हैं। पैसे आने से पहले आपकी मौजूदा सदस्यता बदल जाए, तो हम पैसे लौटा देते हैं।",
});
export const priceFor = message({
  en: "This price is for {email}. With another address the plan costs ₹{price} for {duration}.",
  hi: "यह शुल्क {email} के लिए है। दूसरे पते से प्लान का शुल्क {duration} के लिए ₹{price} है।",
});
export const begins = message({
  en: "A new membership begins on the day the money arrives. A renewal or a lower plan begins on the day after your current membership ends.",
  hi: "नई सदस्यता उस दिन शुरू होती है, जिस दिन पैसे आते हैं। मौजूदा सदस्यता आगे बढ़ाएँ या छोटा प्लान लें, तो वह मौजूदा सदस्यता खत्म होने के अगले दिन शुरू होती है।",
});
export const upgradeBegins = message({
  en: "The upgrade begins on the day the money arrives, runs for {duration} and replaces your current membership.",
  hi: "बड़ा प्लान उस दिन शुरू होता है, जिस दिन पैसे आते हैं। अवधि: {duration}। वह आपकी मौजूदा सदस्यता की जगह लेता है।",
});
export const upgradeBeginsLater = message({
  en: "The upgrade begins on {first}, or on the day the money arrives if that is later, runs for {duration} and replaces your current membership.",
  hi: "बड़ा प्लान {first} को शुरू होता है; पैसे उसके बाद आएँ, तो जिस दिन पैसे आते हैं। अवधि: {duration}। वह आपकी मौजूदा सदस्यता की जगह लेता है।",
});
export const reserved = message({
  en: "Your price is reserved.",
  hi: "बैंक ट्रांसफ़र के लिए आपका शुल्क पक्का हो गया है।",
});
export const notOfferedNow = message({
  en: "This plan cannot be paid by bank transfer right now.",
  hi: "अभी इस प्लान का भुगतान बैंक ट्रांसफ़र से नहीं हो सकता।",
});

export const ownTitle = message({ en: "Your bank transfer", hi: "आपका बैंक ट्रांसफ़र" });
export const what = message({ en: "{plan}, ₹{amount} for {duration}", hi: "{plan}, ₹{amount}, {duration} के लिए" });
export const cancelled = message({ en: "Cancelled.", hi: "रद्द हो गया।" });
export const badLink = message({ en: "This link is not valid.", hi: "यह लिंक मान्य नहीं है।" });
export const badLinkHelp = message({
  en: "This link is not valid. Open the link in the email about your bank transfer again, or <a>write to us</a> and quote the reference.",
  hi: "यह लिंक मान्य नहीं है। बैंक ट्रांसफ़र वाले ईमेल का लिंक फिर से खोलें, या <a>हमें लिखें</a> और संदर्भ संख्या बताएँ।",
});
export const cannotCancel = message({
  en: "This bank transfer can no longer be cancelled.",
  hi: "यह बैंक ट्रांसफ़र अब रद्द नहीं हो सकता।",
});
export const moneyReceived = message({ en: "Money that we have received", hi: "हमें मिले पैसे" });
export const received = message({
  en: "We received ₹{amount} on {day}. {why}",
  hi: "हमें {day} को ₹{amount} मिले। {why}",
});
export const financeDecides = message({
  en: "Our finance team decides what to do and writes to you. Questions: <mail>{email}</mail>",
  hi: "आगे क्या करना है, यह हमारी वित्त टीम तय करती है और आपको लिखती है। कुछ पूछना हो, तो: <mail>{email}</mail>",
});
export const reservedUntilToday = message({ en: "Reserved until today", hi: "शुल्क आज तक पक्का है" });
export const reservedUntil = message({ en: "Reserved until {last}", hi: "शुल्क {last} तक पक्का है" });
export const howTo = message({
  en: "Transfer the exact amount by NEFT, RTGS or IMPS. Write the reference in the remarks, so that we know whose membership it is.",
  hi: "ठीक उतनी ही रकम NEFT, RTGS या IMPS से भेजें। रिमार्क (remarks) में संदर्भ संख्या लिखें, ताकि हमें पता चले कि सदस्यता किसकी है।",
});
export const accountChanging = message({
  en: "The account is being changed. Please write to <mail>us</mail> before you transfer the money.",
  hi: "खाता बदला जा रहा है। पैसे भेजने से पहले कृपया <mail>हमें लिखें</mail>।",
});
export const workingDays = message({
  en: "We check our account on working days. This page then says that your membership has begun, and the receipt comes by email.",
  hi: "हम अपना खाता कामकाजी दिनों में देखते हैं। उसके बाद इसी पेज पर लिखा होगा कि आपकी सदस्यता शुरू हो गई, और रसीद ईमेल से आएगी।",
});
export const cancel = message({ en: "Cancel the reservation", hi: "इसे रद्द करें" });
export const cancelHelp = message({
  en: "Do not cancel it if you have transferred the money already.",
  hi: "पैसे भेज दिए हैं, तो रद्द न करें।",
});
export const ended = message({
  en: "The reservation ended on {last}",
  hi: "शुल्क पक्का रखने की अवधि {last} को खत्म हुई",
});
export const endedHelp = message({
  en: "If the money left your account by then, you do not need to do anything: we will match it when it appears on our statement.",
  hi: "तब तक आपके खाते से पैसे जा चुके हों, तो कुछ नहीं करना है: हमारे खाते के विवरण में दिखते ही हम मिलान कर लेते हैं।",
});
export const cancelledTitle = message({ en: "This reservation is cancelled", hi: "यह रद्द हो चुका है" });
export const cancelledHelp = message({
  en: "Please do not transfer any money for it. If you have, our finance team will write to you.",
  hi: "कृपया इसके लिए पैसे न भेजें। भेज दिए हों, तो हमारी वित्त टीम आपको लिखेगी।",
});
export const reserveAgain = message({ en: "Make a new reservation", hi: "शुल्क फिर से पक्का करें" });
export const arrived = message({ en: "Your money has arrived", hi: "आपके पैसे आ गए हैं" });
export const wasPaid = message({
  en: "Your {plan} membership was paid.",
  hi: "आपकी सदस्यता ({plan}) का भुगतान हो गया था।",
});
export const receiptSent = message({
  en: "We have sent you the receipt. It is also in your account.",
  hi: "हमने आपको रसीद भेज दी है। वह आपके खाते में भी है।",
});
export const openMembership = message({ en: "Open your membership", hi: "अपनी सदस्यता देखें" });

export const amount = message({ en: "Amount", hi: "रकम" });
export const reference = message({ en: "Reference for the remarks", hi: "रिमार्क में लिखने की संदर्भ संख्या" });
export const accountName = message({ en: "Account name", hi: "खाते का नाम" });
export const accountNumber = message({ en: "Account number", hi: "खाता संख्या" });
export const ifsc = message({ en: "IFSC", hi: "IFSC" });
export const bank = message({ en: "Bank", hi: "बैंक" });

export const amountDiffers = message({
  en: "The amount differs from the agreed ₹{amount}.",
  hi: "रकम तय हुए ₹{amount} से अलग है।",
});
export const tooLate = message({
  en: "The transfer arrived after the last day of the reservation.",
  hi: "पैसे उस आखिरी दिन के बाद आए, जब तक शुल्क पक्का था।",
});
export const wrongDate = message({
  en: "The date is before the reservation or in the future.",
  hi: "तारीख शुल्क पक्का करवाने से पहले की है या आने वाले किसी दिन की।",
});
export const paidBefore = message({
  en: "This reservation had been paid already.",
  hi: "इसका भुगतान पहले ही हो चुका था।",
});
export const cancelledBefore = message({ en: "The reservation had been cancelled.", hi: "यह रद्द हो चुका था।" });
export const upgradeDoesNotFit = message({
  en: "The membership that this upgrade would end has changed or ended since the reservation.",
  hi: "जिस सदस्यता की जगह यह बड़ा प्लान लेता, वह इस बीच बदल गई या खत्म हो गई।",
});
export const numberUsed = message({
  en: "The bank’s reference is already recorded for another reservation.",
  hi: "बैंक का यह नंबर किसी और भुगतान के साथ पहले ही दर्ज है।",
});
export const erased = message({ en: "The buyer’s data had been erased.", hi: "खरीदार का डेटा मिटाया जा चुका था।" });
