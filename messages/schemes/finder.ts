import { message } from "../message.ts";

export const finder = message({ en: "Scheme finder", hi: "योजना खोज" });
export const finderStep = message({ en: "Finder", hi: "योजना खोज" });
export const resultTitle = message({ en: "{result} · Scheme finder", hi: "{result} · योजना खोज" });
export const description = message({
  en: "Answer at most eight questions and see which of {count} government schemes fit your business, what is missing, and why the others do not.",
  hi: "ज़्यादा से ज़्यादा आठ सवालों के जवाब दें और देखें कि {count} सरकारी योजनाओं में से कौन-सी आपके कारोबार के काम की हैं, क्या बाकी है, और दूसरी योजनाएँ क्यों नहीं।",
});
export const allSchemes = message({ en: "All schemes", hi: "सारी योजनाएँ" });
export const title = message({ en: "Which schemes fit?", hi: "कौन-सी योजनाएँ आपके काम की हैं?" });
export const lead = message({
  en: "Answer at most eight questions. You see which of {count} government schemes fit, what is missing, and why the others do not. We ask for no name and store nothing.",
  hi: "ज़्यादा से ज़्यादा आठ सवालों के जवाब दें। फिर दिखेगा कि {count} सरकारी योजनाओं में से कौन-सी आपके काम की हैं, क्या बाकी है, और दूसरी योजनाएँ क्यों नहीं। हम नाम नहीं पूछते और कुछ भी सेव नहीं करते।",
});
export const noSchemes = message({
  en: "There are no schemes in the finder right now. Please come back tomorrow.",
  hi: "योजना खोज में अभी कोई योजना नहीं है। कल फिर देखें।",
});
export const nextText = message({
  en: "At our events mentors sit down with you over an application. The finder gives no legal advice: the agency or the lender decides.",
  hi: "हमारे कार्यक्रमों में मेंटर आपके साथ बैठकर आवेदन देखते हैं। योजना खोज कानूनी सलाह नहीं है: फ़ैसला योजना की एजेंसी या लोन देने वाली संस्था करती है।",
});
export const listTitle = message({ en: "Government schemes in the finder", hi: "योजना खोज की सरकारी योजनाएँ" });
export const india = message({ en: "India", hi: "भारत" });

export const registerFirst = message({ en: "Register first", hi: "पहले पंजीकरण" });
export const registerText = message({
  en: "Most schemes ask for one of these. Both are free.",
  hi: "ज़्यादातर योजनाओं में इनमें से एक चाहिए। दोनों मुफ़्त हैं।",
});
export const known = message({ en: "The schemes that the finder knows", hi: "योजना खोज में ये योजनाएँ हैं" });

export const progress = message({
  en: "Question {number} of at most {most}",
  hi: "सवाल {number} (ज़्यादा से ज़्यादा {most})",
});
export const soFar = message({ en: "See the results so far", hi: "अब तक के नतीजे देखें" });
export const soFarFitting = message({
  en: {
    one: "See the results so far: {count} scheme fits or is likely to",
    other: "See the results so far: {count} schemes fit or are likely to",
  },
  hi: {
    one: "अब तक के नतीजे देखें (आपके काम आ सकने वाली योजनाएँ: {count})",
    other: "अब तक के नतीजे देखें (आपके काम आ सकने वाली योजनाएँ: {count})",
  },
});
export const yourAnswers = message({ en: "Your answers", hi: "आपके जवाब" });
export const choose = message({ en: "Please choose", hi: "चुनें" });
export const showSchemes = message({ en: "Show my schemes", hi: "मेरी योजनाएँ दिखाएँ" });
export const answerNext = message({ en: "Answer the next question", hi: "अगले सवाल का जवाब दें" });
export const change = message({
  en: "Change<more> the answer to: {question}</more>",
  hi: "<more>{question} इसका जवाब </more>बदलें",
});
export const beginAgain = message({ en: "Begin again", hi: "फिर से शुरू करें" });

export const linkCopied = message({ en: "The link is copied.", hi: "लिंक कॉपी हो गया।" });
export const copyYourself = message({
  en: "Please copy the address from the browser’s address bar.",
  hi: "ब्राउज़र के एड्रेस बार से पता कॉपी करें।",
});
export const noPicture = message({
  en: "The picture could not be made. Please copy the link instead.",
  hi: "चित्र नहीं बन पाया। उसकी जगह लिंक कॉपी करें।",
});
export const pictureSaved = message({
  en: "The picture is saved in your downloads.",
  hi: "चित्र आपके डाउनलोड में सेव हो गया।",
});
