import { message } from "./message.ts";

export const pageTitle = message({
  en: "MASA Forum: capital, mentors and markets for small businesses",
  hi: "मासा फ़ोरम: छोटे कारोबार के लिए पूँजी, मेंटर और बाज़ार",
});
export const description = message({
  en: "MASA Forum brings startups and small businesses in India together with investors and mentors, in chapters in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
  hi: "मासा फ़ोरम भारत के स्टार्टअप और छोटे कारोबार को निवेशकों और मेंटरों से जोड़ता है, दिल्ली, रायपुर, इंदौर, भुवनेश्वर और मुंबई के चैप्टरों में।",
});
export const welcome = message({
  en: "Welcome to MASA\u00a0Forum: capital, mentors and markets",
  hi: "मासा फ़ोरम में आपका स्वागत\u00a0है: पूँजी, मेंटर और बाज़ार",
});
export const lead = message({
  en: "Small-business owners and founders meet investors and people who have built companies before, in their own city and online, every month.",
  hi: "यहाँ छोटे कारोबारी और संस्थापक हर महीने निवेशकों से और उन लोगों से मिलते हैं, जो पहले कंपनी खड़ी कर चुके हैं: अपने शहर में और ऑनलाइन।",
});
export const eventRegistration = message({ en: "Event Registration", hi: "कार्यक्रम के लिए पंजीकरण" });
export const acceleration = message({ en: "Enroll for Acceleration", hi: "एक्सीलरेशन में शामिल हों" });
export const playScenes = message({ en: "Play scenes and heading", hi: "चित्र और शीर्षक चलाएँ" });
export const pauseScenes = message({ en: "Pause scenes and heading", hi: "चित्र और शीर्षक रोकें" });
export const sceneCount = message({
  en: { one: "{count} scene from the forum", other: "{count} scenes from the forum" },
  hi: { one: "फ़ोरम का {count} चित्र", other: "फ़ोरम के {count} चित्र" },
});
export const scenes = message({ en: "Scenes", hi: "चित्र" });
export const scene = message({ en: "Scene {number}", hi: "चित्र {number}" });
export const nextEvent = message({ en: "Next event", hi: "अगला कार्यक्रम" });
export const chapterCount = message({
  en: { one: "{count} chapter", other: "{count} chapters" },
  hi: { one: "{count} चैप्टर", other: "{count} चैप्टर" },
});
export const partnerCount = message({
  en: { one: "{count} partner", other: "{count} partners" },
  hi: { one: "{count} साझेदार", other: "{count} साझेदार" },
});
export const schemeCount = message({
  en: { one: "{count} scheme", other: "{count} schemes" },
  hi: { one: "{count} योजना", other: "{count} योजनाएँ" },
});
export const register = message({
  en: "Register<more> for {title}</more>",
  hi: "<more>{title}: </more>पंजीकरण करें",
});
export const details = message({ en: "Details<more> of {title}</more>", hi: "<more>{title} की </more>जानकारी" });
export const featuresTitle = message({ en: "What the forum does for a business", hi: "फ़ोरम कारोबार के लिए क्या करता है" });
export const featuresText = message({
  en: "Whatever you come for, you will talk to someone who has done it before.",
  hi: "आप जिस काम से भी आएँ, बात उन्हीं से होगी, जो वह काम पहले कर चुके हैं।",
});
export const questionsTitle = message({ en: "Questions, answered", hi: "सवाल और जवाब" });
export const askUs = message({
  en: "Can’t find your question? <a>Ask us</a>.",
  hi: "आपका सवाल यहाँ नहीं है? <a>हमसे पूछें</a>।",
});
export const datesTitle = message({ en: "Next dates", hi: "अगली तारीखें" });
export const allEvents = message({ en: "All events", hi: "सारे कार्यक्रम" });
export const when = message({ en: "{weekday}, {hours} (IST)", hi: "{weekday}, {hours} (भारतीय समय)" });
export const weeks = message({
  en: "The next five weeks. A lit day has an event.",
  hi: "अगले पाँच हफ़्ते। जिस दिन रोशनी है, उस दिन कार्यक्रम है।",
});
export const joinTitle = message({ en: "Join the forum", hi: "फ़ोरम से जुड़ें" });
export const joinLead = message({
  en: "Registering is free. A membership runs for twelve months and does not renew automatically.",
  hi: "पंजीकरण मुफ़्त है। सदस्यता बारह महीने चलती है और अपने आप आगे नहीं बढ़ती।",
});
export const joinNow = message({ en: "Join Now", hi: "अभी जुड़ें" });
export const plansTitle = message({ en: "Plans and prices", hi: "प्लान और शुल्क" });
export const comparePlans = message({ en: "Compare the memberships", hi: "सदस्यताओं की तुलना करें" });
export const chaptersTitle = message({ en: "Your chapter", hi: "आपका चैप्टर" });
export const chaptersText = message({
  en: "Each city has its own board. Its president is the first person you meet.",
  hi: "हर शहर का अपना बोर्ड है। सबसे पहले आपकी मुलाकात उसके अध्यक्ष से होती है।",
});
export const chapterEvent = message({ en: "Next event: {day}", hi: "अगला कार्यक्रम: {day}" });
export const partnersScroller = message({
  en: "Banks and exchanges among the partners",
  hi: "साझेदारों में बैंक और एक्सचेंज",
});
export const insights = message({ en: "Member Insights", hi: "सदस्यों के अनुभव" });
export const previousInsights = message({ en: "Previous insights", hi: "पिछले अनुभव" });
export const nextInsights = message({ en: "Next insights", hi: "अगले अनुभव" });
export const insightsScroller = message({ en: "What members say", hi: "सदस्य क्या कहते हैं" });
export const position = message({ en: "{last} of {count}", hi: "{count} में से {last}" });
export const positions = message({ en: "{first} to {last} of {count}", hi: "{count} में से {first} से {last}" });
export const popupTitle = message({ en: "Why are you here", hi: "यहाँ आने का कारण क्या है" });
export const popupText = message({
  en: "Choose one and we will take you there. We won’t ask again.",
  hi: "कोई एक चुनें, हम आपको वहाँ ले चलेंगे। दोबारा नहीं पूछेंगे।",
});
export const close = message({ en: "Close", hi: "बंद करें" });
export const forAwards = message({ en: "For MASA Awards", hi: "मासा अवॉर्ड्स के लिए" });
export const forMembership = message({ en: "For Membership", hi: "सदस्यता के लिए" });
export const forIncubation = message({ en: "Startup Incubation", hi: "स्टार्टअप इनक्यूबेशन के लिए" });
export const aboutMasa = message({ en: "know About MASA", hi: "मासा के बारे में जानने के लिए" });
