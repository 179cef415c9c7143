import { message } from "../message.ts";

export const choose = message({ en: "Please choose", hi: "चुनें" });
export const conflictHelp = message({
  en: "Your text is still in the form. The version saved elsewhere is shown below. Saving replaces it with yours.",
  hi: "आपका लिखा हुआ फ़ॉर्म में मौजूद है। जो दूसरी जगह सेव हुआ, वह नीचे दिख रहा है। सेव करने पर उसकी जगह आपका लिखा आ जाएगा।",
});
export const savedVersion = message({ en: "Saved version", hi: "सेव किया हुआ" });
export const lostChanges = message({ en: "Your changes, not saved", hi: "आपके बदलाव, जो सेव नहीं हुए" });
export const lostChangesHelp = message({
  en: "Your changes were not saved. They are shown below so that you can copy them.",
  hi: "आपके बदलाव सेव नहीं हुए। वे नीचे दिख रहे हैं, ताकि आप उन्हें कॉपी कर सकें।",
});
export const empty = message({ en: "(empty)", hi: "(खाली)" });
export const saveChanges = message({ en: "Save the changes", hi: "बदलाव सेव करें" });

export const readingList = message({ en: "Reading list", hi: "पढ़ने की सूची" });
export const readingLead = message({
  en: "Choose an article that helps you this week. When you reach its end, we mark it as read and your task is done.",
  hi: "ऐसा लेख चुनें, जो इस हफ़्ते आपके काम आए। उसके आखिर तक पहुँचने पर हम उसे पढ़ा हुआ मान लेते हैं और आपका काम पूरा हो जाता है।",
});
export const minutes = message({ en: "{minutes} minutes", hi: "{minutes} मिनट" });
export const isRead = message({ en: "Read", hi: "पढ़ लिया" });

export const yourReview = message({ en: "Your review", hi: "आपकी राय" });
export const reviewHelp = message({
  en: "What did you come for, and what did you get? {least} to {most} characters.",
  hi: "यहाँ आने का कारण क्या था, और आपको क्या मिला? {least} से {most} अक्षर।",
});
export const reviewSaved = message({ en: "Review saved.", hi: "राय सेव हो गई।" });
export const reviewSavedHelp = message({
  en: "You can change it here at any time.",
  hi: "इसे यहाँ कभी भी बदला जा सकता है।",
});
export const reviewLead = message({
  en: "How has MASA Forum helped you? We read every review. With your permission, it helps others decide.",
  hi: "मासा फ़ोरम से आपको क्या मदद मिली? हम हर राय पढ़ते हैं। आपकी इजाज़त हो, तो उससे दूसरों को फ़ैसला करने में मदद मिलती है।",
});
export const rating = message({ en: "Rating", hi: "अंक" });
export const sendReview = message({ en: "Send the review", hi: "राय भेजें" });
export const yourRating = message({ en: "Your rating", hi: "आपके अंक" });
export const mayBeShown = message({
  en: "The forum may show this review with my name. If you do not tick this, only the forum’s staff will read it.",
  hi: "फ़ोरम यह राय मेरे नाम के साथ दिखा सकता है। यहाँ टिक न लगाएँ, तो इसे सिर्फ़ फ़ोरम के कर्मचारी पढ़ेंगे।",
});

export const incubation = message({ en: "Startup incubation", hi: "स्टार्टअप इनक्यूबेशन" });
export const incubationLead = message({
  en: "Answer six questions. They help us to find the right mentor and the right place for you.",
  hi: "छह सवालों के जवाब दें। इनसे हमें आपके लिए सही मेंटर और सही जगह खोजने में मदद मिलती है।",
});
export const startupName = message({ en: "Name of your startup", hi: "आपके स्टार्टअप का नाम" });
export const sector = message({ en: "Sector", hi: "क्षेत्र" });
export const sectorHelp = message({
  en: "Such as food, textiles, software or health.",
  hi: "जैसे खाद्य, कपड़ा, सॉफ़्टवेयर या स्वास्थ्य।",
});
export const city = message({ en: "City", hi: "शहर" });
export const howFar = message({ en: "Your stage", hi: "काम कहाँ तक पहुँचा है?" });
export const problem = message({
  en: "Which problem do you solve, and for whom?",
  hi: "आपका काम किसकी और कौन-सी समस्या हल करता है?",
});
export const need = message({
  en: "What do you need from the incubator?",
  hi: "इनक्यूबेटर से आपको क्या चाहिए?",
});
export const needHelp = message({
  en: "Such as a place, a mentor, a first customer, a test or help with a licence.",
  hi: "जैसे जगह, मेंटर, पहला ग्राहक, कोई जाँच या लाइसेंस में मदद।",
});
export const applied = message({
  en: "You have applied for incubation.",
  hi: "इनक्यूबेशन के लिए आपका आवेदन हमें मिल गया है।",
});
export const appliedHelp = message({
  en: "We will write to you when we have found a mentor and a place. Until then you can change your answers here.",
  hi: "मेंटर और जगह मिलने पर हम आपको लिखेंगे। तब तक जवाब यहाँ बदले जा सकेंगे।",
});
export const apply = message({ en: "Apply", hi: "आवेदन करें" });
