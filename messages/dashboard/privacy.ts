import { message } from "../message.ts";

export const newsYes = message({ en: "News from the forum: yes", hi: "फ़ोरम की खबरें: हाँ" });
export const newsNo = message({ en: "News from the forum: no", hi: "फ़ोरम की खबरें: नहीं" });
export const newsGiven = message({
  en: "You have agreed to emails about events, schemes and offers. If you withdraw, we stop at once. Nothing else changes.",
  hi: "आपने सहमति दी है कि हम आपको कार्यक्रमों, योजनाओं और ऑफ़रों के बारे में लिखें। सहमति वापस लेने पर हम यह तुरंत बंद कर देते हैं। और कुछ नहीं बदलता।",
});
export const newsNotGiven = message({
  en: "We write to you only about your account, payments and registrations. If you agree, we also send you news about events, schemes and offers. You can stop this at any time.",
  hi: "हम आपको सिर्फ़ आपके खाते, भुगतान और पंजीकरण के बारे में लिखते हैं। आपकी सहमति हो, तो हम कार्यक्रमों, योजनाओं और ऑफ़रों की खबरें भी भेजते हैं। इसे कभी भी बंद किया जा सकता है।",
});
export const stopNews = message({ en: "Stop sending me news", hi: "मुझे खबरें भेजना बंद करें" });
export const sendNews = message({ en: "Send me news", hi: "मुझे खबरें भेजें" });

export const title = message({ en: "Privacy centre", hi: "निजता केंद्र" });
export const lead = message({
  en: "What we hold about you and <strong>{email}</strong>, why, and how to change or delete it.",
  hi: "आपके और <strong>{email}</strong> के बारे में हमारे पास क्या है, क्यों है, और उसे कैसे बदलें या मिटाएँ।",
});
export const onThisPage = message({ en: "On this page", hi: "इस पेज पर" });
export const held = message({ en: "What we hold, and why", hi: "हमारे पास क्या है, और क्यों" });
export const entries = message({
  en: { one: "{count} entry", other: "{count} entries" },
  hi: { one: "{count} प्रविष्टि", other: "{count} प्रविष्टियाँ" },
});
export const data = message({ en: "Data", hi: "डेटा" });
export const purpose = message({ en: "Purpose", hi: "किसलिए" });
export const legalBasis = message({ en: "Legal basis", hi: "कानूनी आधार" });
export const keptFor = message({ en: "Kept for", hi: "कब तक" });
export const notHeld = message({ en: "What we do not hold", hi: "हमारे पास क्या नहीं है" });
export const kinds = message({
  en: { one: "{count} kind", other: "{count} kinds" },
  hi: { one: "{count} तरह का डेटा", other: "{count} तरह का डेटा" },
});
export const whoElse = message({ en: "Who else has it", hi: "यह डेटा और किसके पास है" });
export const cloudflare = message({
  en: "Cloudflare stores your data for us and sends our emails.",
  hi: "क्लाउडफ़्लेयर हमारे लिए आपका डेटा रखती है और हमारे ईमेल भेजती है।",
});
export const razorpay = message({
  en: "Razorpay has what you entered to pay.",
  hi: "भुगतान के लिए आपने जो भरा, वह रेज़रपे के पास है।",
});
export const otherPeople = message({
  en: "Founders get your offers. The buyer of a membership with seats sees each person’s name and email address, and each person sees the buyer’s.",
  hi: "आपके ऑफ़र संस्थापकों को मिलते हैं। सीटों वाली सदस्यता में खरीदार को हर व्यक्ति का, और हर व्यक्ति को खरीदार का नाम और ईमेल पता दिखता है।",
});
export const nobodyElse = message({
  en: "Nobody else. We do not sell your data, and we show no advertising.",
  hi: "और किसी के पास नहीं। हम आपका डेटा नहीं बेचते और विज्ञापन नहीं दिखाते।",
});

export const download = message({ en: "Download your data", hi: "अपना डेटा डाउनलोड करें" });
export const downloadText = message({
  en: "Each file contains all of your data: JSON for other software, CSV for spreadsheets. In the CSV file, an apostrophe marks each value that a spreadsheet could read as a formula.",
  hi: "हर फ़ाइल में आपका सारा डेटा है: दूसरे सॉफ़्टवेयर के लिए JSON, स्प्रेडशीट के लिए CSV। CSV फ़ाइल में जिस चीज़ को स्प्रेडशीट फ़ॉर्मूला समझ ले, उसके आगे एक अपॉस्ट्रॉफ़ी (’) लगा है।",
});
export const downloadJson = message({ en: "Download as JSON", hi: "JSON में डाउनलोड करें" });
export const downloadCsv = message({ en: "Download as CSV", hi: "CSV में डाउनलोड करें" });
export const correct = message({ en: "Correct, erase or complain", hi: "सुधारें, मिटाएँ या शिकायत करें" });
export const correctDetails = message({
  en: "Correct your name, phone or address",
  hi: "अपना नाम, फ़ोन या ईमेल पता सुधारें",
});
export const eraseMyData = message({ en: "Erase my data", hi: "मेरा डेटा मिटाएँ" });
export const grievance = message({
  en: "<a>Write to the grievance officer</a>, for example to nominate someone to exercise your rights",
  hi: "<a>शिकायत अधिकारी को लिखें</a>, जैसे किसी को नामित करने (नॉमिनी बनाने) के लिए, जो आपकी ओर से आपके अधिकारों का इस्तेमाल करे",
});
export const readPolicy = message({ en: "Read the Privacy Policy", hi: "निजता नीति पढ़ें" });

export const consents = message({ en: "Your consents", hi: "आपकी सहमतियाँ" });
export const account = message({ en: "Account", hi: "खाता" });
export const news = message({ en: "News", hi: "खबरें" });
export const accountText = message({
  en: "Your account is based on your consent. If you withdraw it, we close the account and delete the data linked to it. The next page shows exactly what is deleted and what we must keep.",
  hi: "आपका खाता आपकी सहमति के आधार पर है। सहमति वापस लेने पर हम खाता बंद कर देते हैं और उससे जुड़ा डेटा मिटा देते हैं। अगला पेज ठीक-ठीक दिखाता है कि क्या मिटेगा और क्या हमें रखना ही होगा।",
});
export const withdraw = message({
  en: "Withdraw and close my account",
  hi: "सहमति वापस लें और मेरा खाता बंद करें",
});
export const registrations = message({ en: "Event registrations", hi: "कार्यक्रमों के पंजीकरण" });
export const registrationsText = message({
  en: "You can cancel each registration separately. Your seat is then released.",
  hi: "हर पंजीकरण अलग से रद्द किया जा सकता है। तब आपकी जगह खाली कर दी जाती है।",
});
export const seeRegistrations = message({ en: "See my registrations", hi: "मेरे पंजीकरण देखें" });
export const history = message({
  en: "What you agreed to, and when",
  hi: "आपने किस बात की सहमति दी, और कब",
});
export const given = message({
  en: "{what}: given on {given} (notice of {notice})",
  hi: "{what}: {given} को सहमति दी ({notice} की सूचना)",
});
export const givenAndWithdrawn = message({
  en: "{what}: given on {given} (notice of {notice}), withdrawn on {withdrawn}",
  hi: "{what}: {given} को सहमति दी ({notice} की सूचना), {withdrawn} को वापस ली",
});
