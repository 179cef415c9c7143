import { message } from "../message.ts";

export const erased = message({ en: "Your data has been erased", hi: "आपका डेटा मिटा दिया गया है" });
export const closed = message({
  en: "Your {name} account is closed, and the data we held about you is erased. This is our last email to you: your address is deleted with it.",
  hi: "{name} का आपका खाता बंद हो गया है, और हमारे पास आपका जो डेटा था, वह मिटा दिया गया है। यह आपको हमारा आखिरी ईमेल है: इसके साथ आपका पता भी मिट जाता है।",
});
export const keptEntries = message({
  en: "We keep only entries without your name in the audit trail and the security logs.",
  hi: "हम ऑडिट के रिकॉर्ड और सुरक्षा लॉग की सिर्फ़ वे प्रविष्टियाँ रखते हैं, जिनमें आपका नाम नहीं है।",
});
export const keptReceipts = message({
  en: {
    one: "By law, we keep {count} receipt with the name and billing details printed on it, without your email address and phone number.",
    other:
      "By law, we keep {count} receipts with the name and billing details printed on them, without your email address and phone number.",
  },
  hi: {
    one: "कानून के अनुसार हम {count} रसीद रखते हैं, जिस पर नाम और बिल की जानकारी छपी है, पर आपका ईमेल पता और फ़ोन नंबर नहीं।",
    other: "कानून के अनुसार हम {count} रसीदें रखते हैं, जिन पर नाम और बिल की जानकारी छपी है, पर आपका ईमेल पता और फ़ोन नंबर नहीं।",
  },
});
export const number = message({ en: "Number", hi: "नंबर" });
export const see = message({ en: "See what was erased", hi: "देखें कि क्या मिटाया गया" });
export const keepThis = message({
  en: "Keep this email: with the number in it, you can open that page at any time.",
  hi: "यह ईमेल सँभालकर रखें: इसमें दिए नंबर से वह पेज कभी भी खोला जा सकता है।",
});
