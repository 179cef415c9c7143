import { message } from "../message.ts";

export const newsYes = message({ en: "News of the forum: yes", hi: "फ़ोरम की खबरें: हाँ" });
export const newsNo = message({ en: "News of the forum: no", hi: "फ़ोरम की खबरें: नहीं" });
export const newsGiven = message({
  en: "You have agreed that we write to you about events, schemes and offers. If you withdraw, we stop at once. Nothing else changes.",
  hi: "आपने सहमति दी है कि हम आपको कार्यक्रमों, योजनाओं और ऑफ़रों के बारे में लिखें। सहमति वापस लेने पर हम तुरंत बंद कर देंगे। और कुछ नहीं बदलता।",
});
export const newsNotGiven = message({
  en: "We write to you only about your account, payments and registrations. If you agree, we also send you news about events, schemes and offers. You can stop this at any time.",
  hi: "हम आपको सिर्फ़ आपके खाते, भुगतान और पंजीकरण के बारे में लिखते हैं। आपकी सहमति हो, तो हम कार्यक्रमों, योजनाओं और ऑफ़रों की खबरें भी भेजते हैं। इसे कभी भी बंद किया जा सकता है।",
});
export const stopNews = message({ en: "Stop sending me news", hi: "मुझे खबरें भेजना बंद करें" });
export const sendNews = message({ en: "Send me news", hi: "मुझे खबरें भेजें" });
