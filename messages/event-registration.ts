import { message } from "./message.ts";

/** Shown when the server's answer has no message. */
export const registered = message({
  en: "You are registered. We will write to you.",
  hi: "आपका पंजीकरण हो गया। हम आपको लिखेंगे।",
});
export const reloadFirst = message({
  en: "Reload the page first, and fill in the form without automatic filling.",
  hi: "पहले पेज फिर से खोलें, और फ़ॉर्म अपने हाथ से भरें।",
});
export const checkFirst = message({
  en: "Complete the check that you are a person first.",
  hi: "पहले यह जाँच पूरी करें कि भेजने वाला इंसान है।",
});
export const missingName = message({ en: "Your full name is missing.", hi: "आपका पूरा नाम नहीं लिखा है।" });
export const missingEmail = message({ en: "Your email is missing.", hi: "आपका ईमेल नहीं लिखा है।" });
export const missingPhone = message({ en: "Your phone number is missing.", hi: "आपका फ़ोन नंबर नहीं लिखा है।" });
export const howEmail = message({
  en: "Write it like name@company.in, without spaces.",
  hi: "ऐसे लिखें: name@company.in, बिना खाली जगह के।",
});
export const howPhone = message({
  en: "Ten digits, without +91, spaces or dashes.",
  hi: "दस अंक, बिना +91, खाली जगह या डैश के।",
});
