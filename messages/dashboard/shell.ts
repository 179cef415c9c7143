import { message } from "../message.ts";

export const navigation = message({ en: "Your account", hi: "आपका खाता" });
export const tasks = message({ en: "Tasks", hi: "काम" });
export const events = message({ en: "Events", hi: "कार्यक्रम" });
export const membership = message({ en: "Membership", hi: "सदस्यता" });
export const profile = message({ en: "Profile", hi: "प्रोफ़ाइल" });
export const privacy = message({ en: "Privacy", hi: "निजता" });
export const yourTasks = message({ en: "Your tasks", hi: "आपके काम" });
export const wrongRoleTitle = message({
  en: "This page is for another role",
  hi: "यह पेज किसी दूसरी भूमिका के लिए है",
});
export const wrongRole = message({
  en: "You are logged in with a role that has other tasks. If your role is wrong, tell us and we will correct it.",
  hi: "आपके खाते की भूमिका में दूसरे काम हैं। भूमिका गलत हो, तो हमें बताएँ, हम ठीक कर देंगे।",
});
export const missingTitle = message({ en: "We could not find this page", hi: "यह पेज हमें नहीं मिला" });
export const missing = message({
  en: "The address may be mistyped, or the page belongs to someone else. Everything that you have written is linked from your tasks.",
  hi: "हो सकता है पता लिखने में गलती हुई हो, या यह पेज किसी और का हो। आपने जो कुछ लिखा है, उस सबके लिंक आपके कामों के पेज पर हैं।",
});
export const failed = message({
  en: "We could not load this page. This is our fault, not yours. Please try again in a moment. If it happens again, tell us what you were trying to do.",
  hi: "यह पेज नहीं खुल पाया। गलती हमारी है, आपकी नहीं। थोड़ी देर में फिर कोशिश करें। दोबारा ऐसा हो, तो हमें बताएँ कि आपको क्या करना था।",
});
export const typedBack = message({
  en: "Your text is back, but it has not been sent yet.",
  hi: "आपका लिखा हुआ वापस आ गया है, पर अभी भेजा नहीं गया है।",
});
export const pagesOf = message({ en: "Pages of {what}", hi: "{what}: और पेज" });
export const newest = message({ en: "Newest {what}", hi: "सबसे नए {what}" });
export const older = message({ en: "Older {what}", hi: "पुराने {what}" });
