import { message } from "../message.ts";

export const chooseRating = message({
  en: "Please choose one to five stars.",
  hi: "कृपया 1 से 5 तक अंक चुनें।",
});
export const writeReview = message({ en: "Please write your review.", hi: "कृपया अपनी राय लिखें।" });
export const nameStartup = message({
  en: "Please provide the name of your startup.",
  hi: "कृपया अपने स्टार्टअप का नाम लिखें।",
});
export const nameSector = message({ en: "Please provide your sector.", hi: "कृपया अपना क्षेत्र लिखें।" });
export const nameCity = message({ en: "Please provide your city.", hi: "कृपया अपना शहर लिखें।" });
export const chooseStage = message({
  en: "Please choose your stage.",
  hi: "कृपया चुनें कि काम कहाँ तक पहुँचा है।",
});
export const writeProblem = message({
  en: "Please write which problem you solve, and for whom.",
  hi: "कृपया लिखें कि कौन-सी समस्या सुलझती है, और किसकी।",
});
export const writeNeed = message({
  en: "Please write what you need from the incubator.",
  hi: "कृपया लिखें कि इनक्यूबेटर से क्या चाहिए।",
});
export const meetingDay = message({
  en: "Please give the day of your meeting.",
  hi: "कृपया बैठक का दिन लिखें।",
});
export const writeProgress = message({
  en: "Please write what has changed since the last meeting.",
  hi: "कृपया लिखें कि पिछली बैठक के बाद क्या बदला।",
});
export const writeObstacles = message({
  en: "Please write what is blocking progress.",
  hi: "कृपया लिखें कि रुकावट क्या है।",
});
export const writeNextSteps = message({
  en: "Please write what you agreed to do next.",
  hi: "कृपया लिखें कि आगे क्या करना तय हुआ।",
});
export const chooseArea = message({
  en: "Please choose what it is about.",
  hi: "कृपया चुनें कि यह किस बारे में है।",
});
export const writeSuggestion = message({ en: "Please write your suggestion.", hi: "कृपया अपना सुझाव लिखें।" });

export const nameEnterprise = message({
  en: "Please provide the name of the enterprise.",
  hi: "कृपया उद्यम का नाम लिखें।",
});
export const chooseConstitution = message({
  en: "Please choose the type of enterprise.",
  hi: "कृपया चुनें कि उद्यम किस प्रकार का है।",
});
export const writePart = message({ en: "Please write this part.", hi: "कृपया यह भाग लिखें।" });
export const meansDiffer = message({
  en: "The means of finance must add up to the cost of the project.",
  hi: "पैसे के स्रोतों का जोड़ परियोजना की लागत के बराबर होना चाहिए।",
});

export const chooseOpportunity = message({
  en: "Please choose an opportunity.",
  hi: "कृपया निवेश का कोई मौका चुनें।",
});
export const writeAmount = message({ en: "Please write an amount.", hi: "कृपया रकम लिखें।" });
export const chooseInstrument = message({
  en: "Please choose how you would invest.",
  hi: "कृपया चुनें कि निवेश किस रूप में होगा।",
});
export const writeTerms = message({ en: "Please write your terms.", hi: "कृपया अपनी शर्तें लिखें।" });

export const mostChanges = message({
  en: "One call can contain at most {count} changes.",
  hi: "एक अनुरोध में ज़्यादा से ज़्यादा {count} बदलाव भेजें।",
});
export const sayDone = message({
  en: "Please say whether the task is done.",
  hi: "कृपया बताएँ कि काम हो गया या नहीं।",
});
export const wholeMilliseconds = message({
  en: "The time of a change is a whole number of milliseconds.",
  hi: "बदलाव का समय मिलीसेकंड की पूर्ण संख्या है।",
});
export const noActivity = message({
  en: "A browser cannot report this activity.",
  hi: "ब्राउज़र इस गतिविधि की सूचना नहीं दे सकता।",
});
