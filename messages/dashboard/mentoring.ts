import { message } from "../message.ts";

export const yourStartups = message({ en: "Your startups", hi: "आपके स्टार्टअप" });
export const startupsLead = message({
  en: "These startups are assigned to you. Read each page before you meet. When you have opened all of them, the task is done.",
  hi: "ये स्टार्टअप आपको सौंपे गए हैं। मिलने से पहले हर एक का पेज पढ़ें। सारे पेज खोल लेने पर यह काम पूरा हो जाता है।",
});
export const noStartups = message({
  en: "You have no active startups right now. We will write to you when we assign one.",
  hi: "अभी आपके पास कोई स्टार्टअप नहीं है। जब हम कोई सौंपेंगे, तो आपको लिखेंगे।",
});
export const isStudied = message({ en: "Studied", hi: "समझ लिया" });
export const startup = message({ en: "Startup", hi: "स्टार्टअप" });
export const inFigures = message({ en: "In figures", hi: "आँकड़ों में" });
export const theirQuestion = message({ en: "Their question to you", hi: "आपसे उनका सवाल" });
export const allStudied = message({
  en: "You have studied all your startups.",
  hi: "आपने अपने सारे स्टार्टअप समझ लिए हैं।",
});
export const stillToStudy = message({
  en: "You have studied this startup. Still to study: {left}.",
  hi: "यह स्टार्टअप आपने समझ लिया है। अभी बाकी: {left}।",
});
export const writeReport = message({ en: "Write the report", hi: "रिपोर्ट लिखें" });
export const suggestImprovement = message({ en: "Suggest an improvement", hi: "सुधार का सुझाव दें" });

export const reports = message({ en: "Mentorship reports", hi: "मेंटरशिप रिपोर्टें" });
export const reportsLead = message({
  en: "Each startup has one report, which you update after every meeting. Choose the startup you met.",
  hi: "हर स्टार्टअप की एक ही रिपोर्ट होती है, जिसमें हर बैठक के बाद नई बातें जोड़ी जाती हैं। वह स्टार्टअप चुनें, जिससे मुलाकात हुई।",
});
export const isWritten = message({ en: "Written", hi: "लिख दी है" });
export const notWritten = message({ en: "Not written yet", hi: "अभी नहीं लिखी" });
export const formerStartup = message({
  en: "This startup is no longer assigned to you. Your report is still here.",
  hi: "यह स्टार्टअप अब आपके पास नहीं है। आपकी रिपोर्ट यहीं है।",
});
export const report = message({ en: "Mentorship report", hi: "मेंटरशिप रिपोर्ट" });
export const metOn = message({ en: "Day of your last meeting", hi: "पिछली बैठक का दिन" });
export const progress = message({
  en: "What has changed since the last meeting",
  hi: "पिछली बैठक के बाद क्या बदला",
});
export const progressHelp = message({
  en: "Facts and figures rather than impressions.",
  hi: "अंदाज़े नहीं, तथ्य और आँकड़े।",
});
export const obstacles = message({ en: "What is blocking progress", hi: "रुकावट क्या है" });
export const obstaclesHelp = message({
  en: "Include what the founders have not said themselves.",
  hi: "वह भी लिखें, जो संस्थापकों ने खुद नहीं कहा।",
});
export const nextSteps = message({ en: "What you agreed to do next", hi: "आगे क्या करना तय हुआ" });
export const nextStepsHelp = message({ en: "Who does what, and by when.", hi: "कौन क्या करेगा, और कब तक।" });
export const reportSaved = message({ en: "Report saved.", hi: "रिपोर्ट सेव हो गई।" });
export const reportSavedHelp = message({
  en: "Update it here after the next meeting.",
  hi: "अगली बैठक के बाद नई बातें यहीं जोड़ें।",
});
export const sendReport = message({ en: "Send the report", hi: "रिपोर्ट भेजें" });
export const whoReads = message({
  en: "Only you and the forum’s staff can read this report. The startup cannot.",
  hi: "यह रिपोर्ट सिर्फ़ आपको और फ़ोरम के कर्मचारियों को दिखती है। स्टार्टअप को नहीं।",
});

export const suggestions = message({ en: "Suggestions", hi: "सुझाव" });
export const suggestImprovements = message({ en: "Suggest improvements", hi: "सुधार के सुझाव दें" });
export const suggestionsLead = message({
  en: "Write about one thing at a time, small enough to try this month.",
  hi: "एक बार में एक ही बात लिखें, इतनी छोटी कि इसी महीने आज़माई जा सके।",
});
export const suggestionSent = message({ en: "Suggestion sent.", hi: "सुझाव भेज दिया गया।" });
export const suggestionSentHelp = message({ en: "It is in the list below.", hi: "वह नीचे की सूची में है।" });
export const sendSuggestion = message({ en: "Send the suggestion", hi: "सुझाव भेजें" });
export const suggested = message({ en: "What you have suggested", hi: "आपके दिए सुझाव" });
export const olderKind = message({ en: "suggestions", hi: "सुझाव" });
export const yourSuggestion = message({ en: "Your suggestion", hi: "आपका सुझाव" });
export const area = message({ en: "What it is about", hi: "यह किस बारे में है" });
export const suggestionHelp = message({
  en: "What should change, why, and what it would cost to try.",
  hi: "क्या बदलना चाहिए, क्यों, और आज़माने में कितना खर्च आएगा।",
});
export const suggestionLead = message({
  en: "Change it as you learn more.",
  hi: "जैसे-जैसे नई बातें पता चलें, इसे बदलते रहें।",
});
