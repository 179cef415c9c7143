import { message } from "../message.ts";

export const codesWait = message({
  en: "We did not send a code, because too many were requested. Please wait {wait} and try again.",
  hi: "कोड नहीं भेजा गया, क्योंकि बहुत बार मँगवाया जा चुका है। कृपया {wait} रुकें और फिर कोशिश करें।",
});
export const mailWait = message({
  en: "Please wait {wait} before you request another email. If you received a code, it still works.",
  hi: "दूसरा ईमेल मँगवाने से पहले कृपया {wait} रुकें। कोड मिल चुका हो, तो वह अब भी चलेगा।",
});
export const wrongCode = message({
  en: {
    one: "That code is not correct. You have {count} attempt left.",
    other: "That code is not correct. You have {count} attempts left.",
  },
  hi: {
    one: "यह कोड सही नहीं है। {count} मौका और बाकी है।",
    other: "यह कोड सही नहीं है। {count} मौके और बाकी हैं।",
  },
});
export const compareCode = message({
  en: "Compare it with our latest email.",
  hi: "इसे हमारे सबसे नए ईमेल से मिलाएँ।",
});
export const tooManyTries = message({
  en: "There were too many failed attempts. Please wait {wait}, then request a new code.",
  hi: "बहुत बार गलत कोड डाला गया। कृपया {wait} रुकें, फिर नया कोड मँगवाएँ।",
});
export const tooManyTriesOfBoth = message({
  en: "There were too many failed attempts. Please wait {wait}, then request new codes.",
  hi: "बहुत बार गलत कोड डाला गया। कृपया {wait} रुकें, फिर दोनों नए कोड मँगवाएँ।",
});
export const ownAddress = message({ en: "This is your address already.", hi: "यह पता पहले से आपका है।" });
export const wrongOldCode = message({
  en: "That is not the code from the email to your current address.",
  hi: "यह वह कोड नहीं है, जो आपके मौजूदा पते पर भेजा गया।",
});
export const wrongNewCode = message({
  en: "That is not the code from the email to the new address.",
  hi: "यह वह कोड नहीं है, जो नए पते पर भेजा गया।",
});
export const wrongCodes = message({
  en: {
    one: "At least one code is wrong. Nothing has changed. You have {count} attempt left.",
    other: "At least one code is wrong. Nothing has changed. You have {count} attempts left.",
  },
  hi: {
    one: "अभी कुछ नहीं बदला: दोनों में से कम से कम एक कोड गलत है। {count} मौका और बाकी है।",
    other: "अभी कुछ नहीं बदला: दोनों में से कम से कम एक कोड गलत है। {count} मौके और बाकी हैं।",
  },
});
export const mostPasskeys = message({
  en: "You have {count} passkeys. Remove one before you add another.",
  hi: "आपकी {count} पासकी हैं। नई जोड़ने से पहले कोई एक हटाएँ।",
});
export const passkeyNotAdded = message({
  en: "This passkey could not be added. Please try once more.",
  hi: "यह पासकी नहीं जुड़ पाई। कृपया एक बार फिर कोशिश करें।",
});
