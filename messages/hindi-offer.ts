/** In Hindi on the English page, because it is for people who prefer Hindi. */
export const HINDI_OFFER = {
  label: "भाषा",
  text: "यह साइट हिंदी में भी है।",
  yes: "हिंदी में पढ़ें",
  no: "अंग्रेज़ी में ही रहें",
} as const;
