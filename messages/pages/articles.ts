import { message } from "../message.ts";

export const blogTitle = message({
  en: "Blogs for founders and small enterprises",
  hi: "संस्थापकों और छोटे उद्यमों के लिए ब्लॉग",
});
export const blogDescription = message({
  en: "Articles by MASA Forum on first exports, delayed payments, project reports, tenders, investors, credit guarantees, boards and Udyam.",
  hi: "मासा फ़ोरम के लेख: पहला निर्यात, देर से भुगतान, परियोजना रिपोर्ट, टेंडर, निवेशक, क्रेडिट गारंटी, बोर्ड और उद्यम पंजीकरण।",
});
export const blogLead = message({
  en: "Long enough to be useful, short enough for a cup of tea. Each article has a worked example in rupees, with its sources.",
  hi: "इतने लंबे कि काम आएँ, इतने छोटे कि एक कप चाय में पढ़ लिए जाएँ। हर लेख में रुपयों में एक पूरा उदाहरण है और स्रोतों के नाम हैं।",
});
export const feedAndCalculators = message({
  en: "New articles also come by <feed>RSS feed</feed>. Do the sums with your own figures in the <calculators>calculators</calculators>.",
  hi: "नए लेख <feed>आरएसएस फ़ीड</feed> से भी मिलते हैं। अपने आँकड़ों से हिसाब <calculators>कैलकुलेटर</calculators> में लगाएँ।",
});
export const articles = message({ en: "Articles", hi: "लेख" });
export const blogNextTitle = message({ en: "What should we write about next?", hi: "अगला लेख किस पर लिखें?" });
export const sendQuestion = message({ en: "Send a question", hi: "सवाल भेजें" });
export const blogNextText = message({
  en: "An article begins with a question from a founder. Send us yours, or put it to a mentor at an event.",
  hi: "हर लेख किसी संस्थापक के सवाल से शुरू होता है। अपना सवाल हमें भेजें, या किसी कार्यक्रम में मेंटर से पूछें।",
});
export const minutes = message({
  en: { one: "{count} minute to read", other: "{count} minutes to read" },
  hi: { one: "पढ़ने में {count} मिनट", other: "पढ़ने में {count} मिनट" },
});
export const onOwnPage = message({ en: "Read “{title}” on its own page", hi: "“{title}” को उसके अपने पेज पर पढ़ें" });
export const reviewedBy = message({ en: "Reviewed by {name}", hi: "जाँच: {name}" });
export const adviceNote = message({
  en: "This article gives general information, not legal or tax advice. If you have a question about your own case, <a>ask us</a> and a mentor will answer.",
  hi: "यह लेख सामान्य जानकारी देता है, कानूनी या टैक्स की सलाह नहीं। अपने मामले के बारे में सवाल हो, तो <a>हमसे पूछें</a>, मेंटर जवाब देंगे।",
});
export const inShort = message({ en: "In short", hi: "संक्षेप में" });
export const readNext = message({ en: "Read next", hi: "आगे पढ़ें" });
export const related = message({ en: "Put it to use", hi: "इसे काम में लाएँ" });
export const scheme = message({ en: "Scheme", hi: "योजना" });
export const checkSchemes = message({
  en: "Check which schemes fit you",
  hi: "देखें कि कौन-सी योजनाएँ आपके काम की हैं",
});
