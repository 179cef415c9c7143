import { message } from "../message.ts";

export const hello = message({ en: "Hello,", hi: "नमस्ते," });
export const dear = message({ en: "Dear {name},", hi: "{name} जी," });
export const sentTo = message({ en: "Sent to {recipient}", hi: "यह ईमेल {recipient} को भेजा गया" });
export const forum = message({ en: "MASA Forum", hi: "मासा फ़ोरम" });
export const logIn = message({ en: "Log in", hi: "लॉग इन करें" });
export const notYou = message({
  en: "If it was not you, ignore this email.",
  hi: "अगर यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें।",
});
