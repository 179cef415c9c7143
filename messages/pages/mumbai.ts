import { message } from "../message.ts";

export const description = message({
  en: "The Mumbai chapter of MASA Forum, launched on 23 August 2025 at a national stock exchange: how to join it, who leads it, and the MyPowerBrand Podcast.",
  hi: "मासा फ़ोरम का मुंबई चैप्टर, जो 23 अगस्त 2025 को एक राष्ट्रीय स्टॉक एक्सचेंज में शुरू हुआ: उससे कैसे जुड़ें, उसे कौन चलाता है, और माय पावर ब्रांड पॉडकास्ट।",
});
export const lead = message({
  en: "The forum’s chapter in the city that is at work before the sun is up. One day in it, in pictures.",
  hi: "फ़ोरम का चैप्टर उस शहर में, जो सूरज निकलने से पहले काम पर लग जाता है। वहाँ का एक दिन, चित्रों में।",
});
export const dayInMumbai = message({ en: "One day in Mumbai", hi: "मुंबई में एक दिन" });
export const loading = message({ en: "Loading the pictures", hi: "चित्र आ रहे हैं" });
export const previousPicture = message({ en: "Previous picture", hi: "पिछला चित्र" });
export const nextPicture = message({ en: "Next picture", hi: "अगला चित्र" });
export const playShow = message({ en: "Play slideshow", hi: "स्लाइड शो चलाएँ" });
export const pauseShow = message({ en: "Pause slideshow", hi: "स्लाइड शो रोकें" });
export const slide = message({ en: "slide", hi: "स्लाइड" });
export const carousel = message({ en: "carousel", hi: "स्लाइड शो" });
export const position = message({ en: "{number} of {count}", hi: "{count} में से {number}" });
export const picture = message({ en: "Picture {number}: {caption}", hi: "चित्र {number}: {caption}" });

export const chapter = message({ en: "MASA Mumbai Chapter", hi: "मासा मुंबई चैप्टर" });
export const launched = message({
  en: "Launched on August 23, 2025 at a national stock exchange.",
  hi: "23 अगस्त 2025 को एक राष्ट्रीय स्टॉक एक्सचेंज में शुरू हुआ।",
});
export const chapterText = message({
  en: "Makers, carriers, traders and founders from Mumbai, Thane and Bhiwandi meet here with bankers, mentors and investors. They bring an offer and a need, and they learn what a company must prepare, years ahead, to list.",
  hi: "मुंबई, ठाणे और भिवंडी के निर्माता, ट्रांसपोर्टर, व्यापारी और संस्थापक यहाँ बैंकरों, मेंटरों और निवेशकों से मिलते हैं। वे बताते हैं कि क्या दे सकते हैं और क्या चाहिए, और सीखते हैं कि शेयर बाज़ार में लिस्ट होने के लिए कंपनी को बरसों पहले से क्या तैयारी करनी होती है।",
});
export const executive = message({ en: "Executive Membership", hi: "एग्ज़ीक्यूटिव सदस्यता" });
export const basic = message({ en: "Basic Membership", hi: "बेसिक सदस्यता" });
export const formsNote = message({
  en: "Both links open the chapter’s own forms. The forum’s plans, with prices, are on the <a>Membership</a> page.",
  hi: "दोनों लिंक चैप्टर के अपने फ़ॉर्म खोलते हैं। फ़ोरम के प्लान और उनका शुल्क <a>सदस्यता</a> के पेज पर हैं।",
});
export const whoLeads = message({ en: "Who leads it", hi: "इसे कौन चलाता है" });
export const wholeTeam = message({ en: "The whole team", hi: "पूरी टीम" });
export const tellStory = message({ en: "Tell your story on the podcast", hi: "पॉडकास्ट पर अपनी कहानी सुनाएँ" });
export const tellText = message({
  en: "If people ask for you by name, tell others how you did it. Owners and founders put themselves forward for the next episodes.",
  hi: "लोग आपका नाम लेकर आते हैं, तो दूसरों को बताएँ कि यह कैसे हुआ। अगली कड़ियों के लिए मालिक और संस्थापक अपना नाम खुद भेजते हैं।",
});
export const nominate = message({ en: "Nominate Yourself", hi: "अपना नाम भेजें" });

export const podcast = message({ en: "MyPowerBrand Podcast", hi: "माय पावर ब्रांड पॉडकास्ट" });
export const podcastLead = message({
  en: "Owners talk about how they built a name, and what it cost them.",
  hi: "मालिक बताते हैं कि उन्होंने अपना नाम कैसे बनाया और उसकी क्या कीमत चुकाई।",
});
export const nothingLoaded = message({
  en: "Nothing is loaded from the video service until you press play.",
  hi: "चलाने का बटन दबाने से पहले वीडियो सेवा से कुछ नहीं आता।",
});
export const sampleEpisodes = message({
  en: "These are sample episodes. You can play them here once they are published.",
  hi: "ये नमूने की कड़ियाँ हैं। प्रकाशित होने पर इन्हें यहीं चलाया जा सकेगा।",
});
export const play = message({ en: "Play: {title}", hi: "चलाएँ: {title}" });
export const playInTab = message({
  en: "Play: {title} (opens in a new tab)",
  hi: "चलाएँ: {title} (नए टैब में खुलता है)",
});
export const player = message({ en: "{title}, video player", hi: "{title}, वीडियो प्लेयर" });
export const sampleEpisode = message({ en: "Sample episode", hi: "नमूने की कड़ी" });
