import { message } from "../message.ts";

/** Texts of pages that links in mails open, and of the policies. */
export const updatedOn = message({ en: "Updated on <day>{day}</day>", hi: "पिछला बदलाव: <day>{day}</day>" });
export const readAlso = message({ en: "Read also:", hi: "यह भी पढ़ें:" });

export const linkTitle = message({ en: "Link to a document", hi: "दस्तावेज़ का लिंक" });
export const linkExpired = message({ en: "This link has expired", hi: "इस लिंक का समय पूरा हो गया है" });
export const linkWrong = message({ en: "This link is incomplete", hi: "यह लिंक पूरा नहीं है" });
export const linkExpiredHelp = message({
  en: "A link to a document works for 30 days. The document itself is in your account, where you can download it at any time.",
  hi: "दस्तावेज़ का लिंक 30 दिन तक काम करता है। दस्तावेज़ आपके खाते में है, वहाँ से उसे कभी भी डाउनलोड किया जा सकता है।",
});
export const linkWrongHelp = message({
  en: "Part of the address is missing or was changed. Open the link in the email again, or download the document from your account.",
  hi: "पते का कोई हिस्सा छूट गया है या बदल गया है। ईमेल का लिंक फिर से खोलें, या दस्तावेज़ अपने खाते से डाउनलोड करें।",
});
export const yourDocuments = message({ en: "Your documents", hi: "आपके दस्तावेज़" });

export const stopTitle = message({ en: "Stop a reminder", hi: "याद दिलाना बंद करें" });
export const stopHeading = message({ en: "Emails about a scheme", hi: "योजना के बारे में ईमेल" });
export const stopWrong = message({
  en: "This link is not valid. Open the link in our last email about the scheme.",
  hi: "यह लिंक मान्य नहीं है। योजना के बारे में हमारे पिछले ईमेल का लिंक खोलें।",
});
export const stopActive = message({
  en: "We write to you when the rules or the status of this scheme change: {title}.",
  hi: "इस योजना के नियम या स्थिति बदलने पर हम आपको लिखते हैं: {title}।",
});
export const stopButton = message({ en: "Stop these emails", hi: "ये ईमेल बंद करें" });
export const stopped = message({
  en: "We no longer write to you about this scheme: {title}.",
  hi: "अब हम इस योजना के बारे में आपको नहीं लिखेंगे: {title}।",
});
