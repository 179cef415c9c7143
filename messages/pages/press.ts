import { message } from "../message.ts";

export const newsDescription = message({
  en: "News for small enterprises in India, a paragraph each: who is affected, what to do by when, and the official source.",
  hi: "भारत के छोटे उद्यमों के लिए खबरें, हर खबर एक पैराग्राफ़ में: किस पर असर है, कब तक क्या करना है, और सरकारी स्रोत।",
});
export const newsStrap = message({
  en: "What changed for small enterprises, with the official source",
  hi: "छोटे उद्यमों के लिए क्या बदला, सरकारी स्रोत के साथ",
});
export const rssFeed = message({ en: "RSS feed", hi: "आरएसएस फ़ीड" });
export const news = message({ en: "News", hi: "खबरें" });
export const newsNextTitle = message({ en: "What does it mean for you?", hi: "आपके लिए इसका क्या मतलब है?" });
export const newsNextText = message({
  en: "Our articles explain the rules at length, and the government schemes page says who can apply today.",
  hi: "हमारे लेख नियमों को विस्तार से समझाते हैं, और सरकारी योजनाओं का पेज बताता है कि आज कौन आवेदन कर सकता है।",
});
export const latest = message({ en: "Latest", hi: "सबसे नई" });
export const whoIsAffected = message({ en: "Who is affected", hi: "किस पर असर है" });
export const whatToDo = message({ en: "What to do", hi: "क्या करना है" });
export const newsMore = message({
  en: "Read More<more> about: {title}</more>",
  hi: "<more>{title}: </more>और पढ़ें",
});

export const mediaDescription = message({
  en: "What newspapers, magazines and radio have reported about MASA Forum, its chapters and its awards.",
  hi: "अखबारों, पत्रिकाओं और रेडियो ने मासा फ़ोरम, उसके चैप्टरों और पुरस्कारों के बारे में क्या बताया।",
});
export const allCoverage = message({ en: "All coverage", hi: "सारी खबरें" });
export const pressInquiries = message({ en: "Press Inquiries", hi: "प्रेस के लिए" });
export const pressText = message({
  en: "Figures, an interview with a member who agrees to it, or a seat at the next chapter evening: tell us your publication and your deadline, and we answer by email.",
  hi: "आँकड़े, ऐसे सदस्य से बातचीत, जो इसके लिए राज़ी हों, या चैप्टर की अगली शाम में जगह: अपने प्रकाशन का नाम और आखिरी तारीख बताएँ, हम ईमेल से जवाब देते हैं।",
});
export const emailPress = message({ en: "Email Press Team", hi: "प्रेस टीम को ईमेल करें" });
export const featured = message({ en: "Featured Coverage", hi: "खास खबर" });
export const fullStory = message({ en: "Read Full Story", hi: "पूरी खबर पढ़ें" });
export const coverageMore = message({
  en: "Read More<more> about {title}</more>",
  hi: "<more>{title}: </more>और पढ़ें",
});
