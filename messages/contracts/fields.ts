import { message } from "../message.ts";

export const tooLong = message({
  en: "Please use at most {max} characters.",
  hi: "कृपया ज़्यादा से ज़्यादा {max} अक्षर लिखें।",
});
export const tooShort = message({
  en: "Please write at least {min} characters.",
  hi: "कृपया कम से कम {min} अक्षर लिखें।",
});
export const notOneLine = message({
  en: "Please use plain text on one line, without line breaks, tabs or control characters.",
  hi: "कृपया एक ही पंक्ति में सादे अक्षर लिखें, बिना नई पंक्ति, टैब या कंट्रोल अक्षरों के।",
});
export const notPlain = message({
  en: "Please use plain text. Remove control characters; line breaks are fine.",
  hi: "कृपया सादे अक्षर लिखें। कंट्रोल अक्षर हटा दें; नई पंक्ति चलेगी।",
});
export const missingEmail = message({
  en: "Please provide your email address.",
  hi: "कृपया अपना ईमेल पता लिखें।",
});
export const invalidEmail = message({
  en: "Please provide a valid email address.",
  hi: "कृपया सही ईमेल पता लिखें।",
});
export const missingName = message({ en: "Please provide your name.", hi: "कृपया अपना नाम लिखें।" });
export const missingPhone = message({
  en: "Please provide your phone number.",
  hi: "कृपया अपना फ़ोन नंबर लिखें।",
});
export const invalidPhone = message({
  en: "Please provide a valid phone number.",
  hi: "कृपया सही फ़ोन नंबर लिखें।",
});
export const missingMessage = message({ en: "Please write a message.", hi: "कृपया संदेश लिखें।" });
export const wholeRupees = message({
  en: "Please write whole rupees, such as 25,00,000.",
  hi: "कृपया पूरे रुपये लिखें, जैसे 25,00,000।",
});
export const mostRupees = message({
  en: "Please write at most 100 crore (1,00,00,00,000).",
  hi: "कृपया ज़्यादा से ज़्यादा 100 करोड़ (1,00,00,00,000) लिखें।",
});
export const chooseDay = message({ en: "Please choose a day.", hi: "कृपया कोई दिन चुनें।" });
export const tickOrEmpty = message({
  en: "Please tick the box or leave it empty.",
  hi: "कृपया बॉक्स पर निशान लगाएँ या उसे खाली छोड़ें।",
});
export const reload = message({
  en: "Please reload the page and try again.",
  hi: "कृपया पेज फिर से खोलें और दोबारा कोशिश करें।",
});
