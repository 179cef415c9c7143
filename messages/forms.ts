import { message } from "./message.ts";

export const sending = message({ en: "Sending...", hi: "भेजा जा रहा है…" });
export const wait = message({ en: "Please wait.", hi: "कृपया रुकें।" });
export const leaveEmpty = message({ en: "Leave this empty", hi: "इसे खाली छोड़ें" });
export const needsScript = message({
  en: "This form needs JavaScript to check that you are not a robot. You can also use the email address and phone number on our <a>contact page</a>.",
  hi: "भेजने वाला रोबोट नहीं है, यह जाँचने के लिए इस फ़ॉर्म को जावास्क्रिप्ट चाहिए। हमारे <a>संपर्क पेज</a> पर दिए ईमेल पते और फ़ोन नंबर से भी बात हो सकती है।",
});
export const unreachable = message({
  en: "We could not reach the server. Your entries are still here. Please try again in a moment.",
  hi: "सर्वर से संपर्क नहीं हो पाया। आपका लिखा हुआ यहीं है। थोड़ी देर में फिर कोशिश करें।",
});

export const role = message({ en: "Role", hi: "भूमिका" });
export const joinAs = message({ en: "Join As", hi: "किस रूप में जुड़ना है" });
export const company = message({ en: "Company", hi: "कंपनी" });
export const gstin = message({ en: "GSTIN", hi: "GSTIN" });
export const billingAddress = message({ en: "Billing address", hi: "बिल का पता" });
export const state = message({ en: "State", hi: "राज्य" });
export const stateHelp = message({
  en: "With a GSTIN, you can leave this empty.",
  hi: "GSTIN लिखा हो, तो इसे खाली छोड़ा जा सकता है।",
});
export const notChosen = message({ en: "Not chosen", hi: "चुना नहीं गया" });

export const consent = message({ en: "Your consent", hi: "आपकी सहमति" });
export const consentAccount = message({
  en: "I agree that MASA Forum may use these details to open and run my account, as described in the notice below.",
  hi: "मेरी सहमति है कि मासा फ़ोरम मेरा खाता खोलने और चलाने के लिए यह जानकारी इस्तेमाल करे, जैसा नीचे की सूचना में लिखा है।",
});
export const adult = message({ en: "I am 18 or older.", hi: "मेरी उम्र 18 साल या उससे ज़्यादा है।" });
export const consentNews = message({
  en: "Send me news about events, schemes and offers. I can stop this at any time.",
  hi: "मुझे कार्यक्रमों, योजनाओं और ऑफ़र की खबरें भेजें। इसे कभी भी बंद किया जा सकता है।",
});
/** Says what, why, how long, and how to withdraw (India's data protection rules). NOTICE_VERSION is its date. */
export const consentNotice = message({
  en: "We keep your name, email, phone and role to open your account and to get back to you, until you close the account. We do not sell your data. You can see and correct them and withdraw your consent in your account, and complain to our grievance officer (<contact>Contact Us</contact>) or to the Data Protection Board. For adults only. More in the <privacy>Privacy Policy</privacy>.",
  hi: "हम आपका नाम, ईमेल, फ़ोन और भूमिका आपका खाता खोलने और आपसे संपर्क करने के लिए रखते हैं, जब तक आप खाता बंद न करें। हम आपका डेटा नहीं बेचते। अपने खाते में यह जानकारी देखी और सुधारी जा सकती है, और सहमति वापस ली जा सकती है। शिकायत हमारे शिकायत अधिकारी (<contact>संपर्क करें</contact>) या डेटा संरक्षण बोर्ड से की जा सकती है। केवल वयस्कों के लिए। ज़्यादा जानकारी <privacy>निजता नीति</privacy> में है।",
});

export const charactersLeft = message({
  en: { one: "{count} character left.", other: "{count} characters left." },
  hi: { one: "{count} अक्षर बाकी है।", other: "{count} अक्षर बाकी हैं।" },
});
export const pastedTextCut = message({
  en: "The pasted text was cut. This field holds up to {max} characters.",
  hi: "पेस्ट किया हुआ पूरा नहीं आया। इस खाने में ज़्यादा से ज़्यादा {max} अक्षर आते हैं।",
});
export const fullName = message({ en: "Full name", hi: "पूरा नाम" });
export const phoneOrEmail = message({ en: "Phone or email", hi: "फ़ोन या ईमेल" });
export const email = message({ en: "Email", hi: "ईमेल" });
export const addCompany = message({
  en: "Add a company, GSTIN or address",
  hi: "कंपनी, GSTIN या पता जोड़ें",
});
export const digits = message({ en: "{digits} digits", hi: "{digits} अंक" });
