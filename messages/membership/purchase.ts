import { message } from "../message.ts";

export const joinAs = message({ en: "Join as {plan}", hi: "प्लान: {plan}" });
export const renewAs = message({ en: "Renew {plan}", hi: "{plan}: आगे बढ़ाएँ" });
export const everythingIn = message({ en: "Everything in {plan}", hi: "{plan} प्लान का सब कुछ" });
export const contactHelp = message({
  en: "Enter an email address to get your receipt by email and to log in.",
  hi: "ईमेल पता दें: रसीद उसी पर आती है और लॉग इन भी उसी से होता है।",
});
export const loginFirst = message({
  en: "If you are a member, <login>log in</login> first: an upgrade then costs only the difference.",
  hi: "पहले से सदस्य हैं, तो पहले <login>लॉग इन करें</login>: तब बड़े प्लान के लिए सिर्फ़ अंतर देना होता है।",
});
export const terms = message({
  en: "All purchases are final: please read <refund>Cancellation and Refund</refund> and <terms>Terms and Conditions</terms>. Paid through Razorpay. We never see your card.",
  hi: "हर खरीद अंतिम है: कृपया <refund>रद्द करना और रिफ़ंड</refund> और <terms>नियम और शर्तें</terms> पढ़ें। भुगतान रेज़रपे से होता है। आपका कार्ड हम कभी नहीं देखते।",
});
export const cancel = message({ en: "Cancel", hi: "रहने दें" });
export const proceed = message({ en: "Proceed", hi: "आगे बढ़ें" });
export const payForTitle = message({ en: "Pay for {plan}?", hi: "{plan} प्लान का भुगतान करें?" });
export const goOn = message({ en: "Continue", hi: "जारी रखें" });

export const detailsMissing = message({
  en: "Please provide your name and contact details.",
  hi: "कृपया अपना नाम और संपर्क लिखें।",
});
export const contactMissing = message({
  en: "Please provide a phone number or an email address.",
  hi: "कृपया फ़ोन नंबर या ईमेल पता लिखें।",
});
export const scriptFailed = message({
  en: "Razorpay SDK failed to load. Check your connection.",
  hi: "रेज़रपे की भुगतान विंडो नहीं खुली। अपना इंटरनेट देखें।",
});
export const paymentFailed = message({ en: "Error initiating payment.", hi: "भुगतान शुरू नहीं हो पाया।" });
/** The provider gives its reason in English. */
export const providerSays = message({ en: "{reason}", hi: "भुगतान कंपनी का जवाब (अंग्रेज़ी में): “{reason}”" });
export const verificationFailed = message({
  en: "Payment verification failed.",
  hi: "भुगतान की पुष्टि नहीं हो पाई।",
});
export const verified = message({ en: "Payment Verified: {message}", hi: "भुगतान की पुष्टि हो गई: {message}" });
export const unknownMoney = message({
  en: "If money has left your account, your membership begins as soon as the bank confirms it.",
  hi: "आपके खाते से पैसे कट गए हों, तो बैंक की पुष्टि होते ही आपकी सदस्यता शुरू हो जाएगी।",
});
export const questions = message({ en: "Questions: {email}, {phone}.", hi: "कुछ पूछना हो, तो: {email}, {phone}" });
export const notCharged = message({ en: "Nothing was charged. {reason}", hi: "कोई पैसा नहीं कटा। {reason}" });
export const tryAgain = message({ en: "Please try again in a moment.", hi: "थोड़ी देर में फिर कोशिश करें।" });
export const windowClosed = message({
  en: "The payment window was closed before the payment was confirmed.",
  hi: "भुगतान की पुष्टि होने से पहले भुगतान की विंडो बंद हो गई।",
});
export const joinLater = message({
  en: "Otherwise you can join at any time.",
  hi: "पैसे न कटे हों, तो सदस्यता कभी भी ली जा सकती है।",
});
export const waiting = message({ en: "Waiting for confirmation.", hi: "पुष्टि का इंतज़ार है।" });
export const aboveMaximum = message({
  en: "Nothing was charged: Razorpay does not accept this amount in one such payment.",
  hi: "कोई पैसा नहीं कटा: रेज़रपे इस तरह के एक भुगतान में इतनी रकम नहीं लेती।",
});
export const transferInstead = message({
  en: "You can pay by bank transfer instead.",
  hi: "इसके बजाय बैंक ट्रांसफ़र से भुगतान हो सकता है।",
});
export const anotherWay = message({
  en: "Please write to {email} or call {phone}, and we will agree on another way.",
  hi: "कृपया {email} पर लिखें या {phone} पर फ़ोन करें; हम मिलकर दूसरा तरीका तय करेंगे।",
});
export const transferLink = message({
  en: "Pay for {plan} by bank transfer",
  hi: "{plan}: बैंक ट्रांसफ़र से भुगतान करें",
});

export const nextEvent = message({ en: "Next event", hi: "अगला कार्यक्रम" });
export const receipt = message({ en: "Your receipt", hi: "आपकी रसीद" });
export const openReceipt = message({ en: "Open your receipt", hi: "रसीद खोलें" });
export const invoice = message({ en: "Your invoice", hi: "आपका टैक्स इनवॉइस" });
export const openInvoice = message({ en: "Open your invoice", hi: "टैक्स इनवॉइस खोलें" });
export const receiptInEmail = message({
  en: "See our email to {email}.",
  hi: "इसे कैसे खोलें, यह {email} पर भेजे हमारे ईमेल में है।",
});
export const account = message({ en: "Your account", hi: "आपका खाता" });
export const logIn = message({
  en: "<login>Log in with this address</login> to see your card, benefits and receipts. No account yet? <register>Register</register> with it; that is free.",
  hi: "अपना कार्ड, लाभ और रसीदें देखने के लिए <login>इसी पते से लॉग इन करें</login>। अभी खाता नहीं है? इसी पते से <register>पंजीकरण करें</register>; यह मुफ़्त है।",
});
export const onDashboard = message({
  en: "Your card, benefits and receipts are on <dashboard>your dashboard</dashboard>.",
  hi: "आपका कार्ड, लाभ और रसीदें <dashboard>आपके डैशबोर्ड</dashboard> पर हैं।",
});
export const receiptAndAccount = message({ en: "Your receipt and account", hi: "आपकी रसीद और खाता" });
export const withoutEmail = message({
  en: "You gave no email address. To get your receipt and to log in, write to <mail>{email}</mail> from your email address and quote the number {number}.",
  hi: "आपने ईमेल पता नहीं दिया था। रसीद पाने और लॉग इन करने के लिए अपने ईमेल पते से <mail>{email}</mail> पर लिखें और यह नंबर बताएँ: {number}।",
});
