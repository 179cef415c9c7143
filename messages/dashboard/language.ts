import { message } from "../message.ts";

export const english = message({ en: "English", hi: "अंग्रेज़ी" });
export const hindi = message({ en: "Hindi", hi: "हिंदी" });
export const heading = message({ en: "Language of our emails: {language}", hi: "हमारे ईमेल की भाषा: {language}" });
export const help = message({
  en: "We use the language in which you last opened your account. You can also choose it here.",
  hi: "आपने अपना खाता पिछली बार जिस भाषा में खोला, ईमेल उसी में आते हैं। भाषा यहाँ भी चुनी जा सकती है।",
});
export const choose = message({ en: "Write to me in {language}", hi: "मुझे {language} में लिखें" });
