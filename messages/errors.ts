import { message, plainMessage } from "./message.ts";

export const missing = message({ en: "Page not found", hi: "पेज नहीं मिला" });
export const missingHelp = message({
  en: "The address may be mistyped, or the page has moved. Try one of these pages, or the menu above.",
  hi: "हो सकता है पता लिखने में गलती हुई हो, या पेज की जगह बदल गई हो। इनमें से कोई पेज खोलें, या ऊपर का मेन्यू देखें।",
});
export const home = message({ en: "Home", hi: "होम" });
export const schemes = message({ en: "Government schemes", hi: "सरकारी योजनाएँ" });
export const plans = message({ en: "Membership plans and prices", hi: "सदस्यता के प्लान और शुल्क" });
export const failedTitle = message({ en: "Something went wrong", hi: "कुछ गड़बड़ हो गई" });
export const failed = message({ en: "Something went wrong on our side", hi: "हमारी तरफ़ से कुछ गड़बड़ हो गई" });
export const failedHelp = message({
  en: "The page could not be loaded. Please try again in a moment. If this keeps happening, tell us what you were trying to do.",
  hi: "पेज नहीं खुल पाया। थोड़ी देर में फिर कोशिश करें। बार-बार ऐसा हो, तो हमें बताएँ कि आपको क्या करना था।",
});
export const tryAgain = plainMessage({ en: "Try again", hi: "फिर कोशिश करें" });
export const reference = message({
  en: "If this keeps happening, send us this reference: {requestId}",
  hi: "बार-बार ऐसा हो, तो हमें यह संदर्भ संख्या भेजें: {requestId}",
});
export const partMissing = plainMessage({
  en: "Part of this page did not load. You can continue without it.",
  hi: "इस पेज का एक हिस्सा नहीं खुला। उसके बिना भी आगे बढ़ा जा सकता है।",
});
export const continueWithout = plainMessage({ en: "Continue", hi: "आगे बढ़ें" });
