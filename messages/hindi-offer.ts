/** Hindi text on the English page, for people who prefer Hindi. */
export const HINDI_OFFER = {
  label: "भाषा",
  text: "यह साइट हिंदी में भी है।",
  yes: "हिंदी में पढ़ें",
  no: "अंग्रेज़ी में ही रहें",
} as const;
