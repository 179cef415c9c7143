import { message } from "../message.ts";

export const yourRole = message({
  en: "Your role: <strong>{role}</strong>",
  hi: "आपकी भूमिका: <strong>{role}</strong>",
});
export const openConsole = message({ en: "Open the console", hi: "कंसोल खोलें" });
export const progress = message({ en: "Your Progress", hi: "आपकी प्रगति" });
export const done = message({ en: "{done} of {all} done", hi: "पूरे हुए काम: {all} में से {done}" });
export const allDone = message({
  en: "All done. See you at the next event.",
  hi: "सारे काम पूरे हुए। अगले कार्यक्रम में मिलते हैं।",
});
export const nextStep = message({ en: "Next best step", hi: "अब यह करें" });
export const meetOthers = message({ en: "Meet the others in person", hi: "बाकी लोगों से आमने-सामने मिलें" });
export const seeEvents = message({ en: "See the events", hi: "कार्यक्रम देखें" });
export const title = message({ en: "Your Tasks", hi: "आपके काम" });
export const help = message({
  en: "Most tasks are ticked automatically when you complete them. You can also tick them yourself.",
  hi: "ज़्यादातर काम पूरे होते ही उन पर अपने आप टिक लग जाता है। टिक खुद भी लगाया जा सकता है।",
});
export const save = message({ en: "Save<more> “{title}”</more>", hi: "<more>“{title}” </more>सेव करें" });
export const offline = message({
  en: "You are offline. Your changes are saved on this device and will sync when you are back online.",
  hi: "इंटरनेट बंद है। आपके बदलाव इस डिवाइस पर सेव हैं और इंटरनेट आते ही हम तक पहुँच जाएँगे।",
});
export const waiting = message({
  en: "Your last change is not sent yet. It is saved on this device and will sync in a moment.",
  hi: "आपका पिछला बदलाव अभी हम तक नहीं पहुँचा है। वह इस डिवाइस पर सेव है और थोड़ी देर में पहुँच जाएगा।",
});
export const refused = message({
  en: "Your last change was not accepted. It is saved on this device and will be sent again with your next change.",
  hi: "आपका पिछला बदलाव स्वीकार नहीं हुआ। वह इस डिवाइस पर सेव है और आपके अगले बदलाव के साथ फिर भेजा जाएगा।",
});
export const loggedOut = message({
  en: "You are logged out. Your changes are saved on this device and will sync when you log in.",
  hi: "आपका खाता लॉग आउट हो गया है। आपके बदलाव इस डिवाइस पर सेव हैं और लॉग इन करते ही हम तक पहुँच जाएँगे।",
});
export const logIn = message({ en: "Log in", hi: "लॉग इन करें" });
export const today = message({ en: "Today", hi: "आज" });
export const tomorrow = message({ en: "Tomorrow", hi: "कल" });
export const inDays = message({ en: "In {days} days", hi: "{days} दिन बाद" });
export const yourNextEvent = message({ en: "Your next event", hi: "आपका अगला कार्यक्रम" });
export const nextEvent = message({ en: "Next event", hi: "अगला कार्यक्रम" });
export const isRegistered = message({ en: "You are registered", hi: "आपका पंजीकरण हो चुका है" });
export const yourRegistration = message({ en: "Your registration", hi: "आपका पंजीकरण" });
export const register = message({ en: "Register for this event", hi: "इस कार्यक्रम के लिए पंजीकरण करें" });
export const howToJoin = message({ en: "How to join", hi: "कैसे शामिल हों" });
export const isFull = message({ en: "All places are taken", hi: "सारी जगहें भर गई हैं" });
export const isClosed = message({ en: "Registration is closed", hi: "पंजीकरण बंद हो चुका है" });
export const yourMembership = message({ en: "Your membership", hi: "आपकी सदस्यता" });
export const freeAccount = message({
  en: "You have a free account. A membership adds the Monthly Connect, member prices and, from Premium Member, mentor sessions.",
  hi: "आपका खाता मुफ़्त है। सदस्यता लेने पर मंथली कनेक्ट और सदस्यों के लिए तय शुल्क मिलते हैं, और प्रीमियम सदस्य से शुरू होने वाले प्लान में मेंटर के साथ बैठकें भी।",
});
export const comparePlans = message({ en: "Compare the plans", hi: "प्लान की तुलना करें" });
export const schemes = message({ en: "Schemes for you", hi: "आपके लिए योजनाएँ" });
export const fits = message({ en: "You appear to be eligible.", hi: "आपकी पात्रता पूरी लगती है।" });
export const likely = message({
  en: "Likely. Confirm it with the source.",
  hi: "शायद पात्रता पूरी है; स्रोत से पक्का करें।",
});
export const oneStepMissing = message({ en: "One step is missing.", hi: "एक कदम बाकी है।" });
export const needsAnswer = message({ en: "It needs another answer.", hi: "एक और जवाब चाहिए।" });
export const doesNotFit = message({ en: "It does not fit.", hi: "यह आपके काम की नहीं है।" });
export const upTo = message({ en: "{verdict} Up to: {amount}.", hi: "{verdict} ज़्यादा से ज़्यादा: {amount}।" });
export const yourAnswers = message({
  en: "Your answers from {day}, and your reminders",
  hi: "{day} के आपके जवाब, और आपके रिमाइंडर",
});
export const findSchemes = message({
  en: "Find the schemes that fit your business",
  hi: "अपने कारोबार के लिए सही योजनाएँ खोजें",
});
export const newForYou = message({ en: "New for you", hi: "आपके लिए नया" });
export const article = message({ en: "Article · {minutes} minutes", hi: "लेख · {minutes} मिनट" });
export const news = message({ en: "MSME Times · {date}", hi: "एमएसएमई टाइम्स · {date}" });
export const note = message({ en: "A note from the forum", hi: "फ़ोरम का संदेश" });
export const draft = message({ en: "Draft", hi: "अधूरी रिपोर्ट" });
export const offer = message({ en: "Offer", hi: "ऑफ़र" });
export const offerTo = message({ en: "Your offer to {name}", hi: "{name} को आपका ऑफ़र" });
export const startupToStudy = message({ en: "Startup to study", hi: "यह स्टार्टअप समझना है" });
