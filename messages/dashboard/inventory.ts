import { message } from "../message.ts";

export const ofConsent = message({
  en: "Your consent to the account notice",
  hi: "खाते की सूचना पर आपकी सहमति",
});
export const whileAccount = message({ en: "Until you close the account", hi: "जब तक आप खाता बंद न करें" });
export const untilDeleted = message({
  en: "Until you delete them or close the account",
  hi: "जब तक आप इन्हें न हटाएँ या खाता बंद न करें",
});
export const consentAtForm = message({ en: "Your consent at the form", hi: "फ़ॉर्म पर आपकी सहमति" });
export const taxLaw = message({ en: "Law: tax and company law", hi: "कानून: टैक्स और कंपनी कानून" });
export const orderThenLaw = message({
  en: "Your order (section 7 of the Act); once paid, tax and company law",
  hi: "आपका ऑर्डर (अधिनियम की धारा 7); भुगतान के बाद टैक्स और कंपनी कानून",
});
export const eightYears = message({
  en: "Eight financial years after the year of the payment",
  hi: "भुगतान वाले वित्त वर्ष के बाद आठ वित्त वर्ष",
});
export const givenForPurpose = message({
  en: "You gave them for that purpose (section 7 of the Act)",
  hi: "आपने इसी काम के लिए दिए (अधिनियम की धारा 7)",
});
export const service = message({
  en: "Part of the service that you asked for",
  hi: "आपकी माँगी हुई सेवा का हिस्सा",
});
export const duty = message({
  en: "The forum’s duty to protect personal data (section 8 of the Act)",
  hi: "निजी डेटा की सुरक्षा करना फ़ोरम का कर्तव्य है (अधिनियम की धारा 8)",
});

export const account = message({ en: "Account", hi: "खाता" });
export const accountData = message({
  en: "Name, email address, phone number, role, language",
  hi: "नाम, ईमेल पता, फ़ोन नंबर, भूमिका, भाषा",
});
export const accountPurpose = message({
  en: "To log you in, to greet you and to reach you",
  hi: "आपको लॉग इन कराने, आपको नाम से नमस्कार करने और आपसे संपर्क करने के लिए",
});
export const accountKept = message({
  en: "Until you close the account; {days} days if it is never confirmed",
  hi: "जब तक आप खाता बंद न करें; खाते की पुष्टि कभी न हो, तो {days} दिन",
});
export const consents = message({ en: "Consents", hi: "सहमतियाँ" });
export const consentsData = message({
  en: "Which notice you agreed to, in which language, for what, when, and when you withdrew it",
  hi: "आपने किस सूचना पर, किस भाषा में, किस बात की और कब सहमति दी, और कब वापस ली",
});
export const consentsPurpose = message({
  en: "To be able to show that you agreed",
  hi: "ताकि हम दिखा सकें कि आपने सहमति दी थी",
});
export const consentsGround = message({
  en: "Law: Digital Personal Data Protection Act, section 6",
  hi: "कानून: डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, धारा 6",
});
export const consentsKept = message({
  en: "Until you close the account; then without your name in the audit trail",
  hi: "जब तक आप खाता बंद न करें; उसके बाद ऑडिट के रिकॉर्ड में बिना आपके नाम के",
});
export const sessions = message({ en: "Devices that are logged in", hi: "लॉग इन किए हुए डिवाइस" });
export const sessionsData = message({
  en: "Browser, IP address, time of the login, of the last visit and of the last use of a passkey",
  hi: "ब्राउज़र, आईपी पता, लॉग इन का, पिछली बार आने का और पासकी के पिछले इस्तेमाल का समय",
});
export const sessionsPurpose = message({
  en: "To keep you logged in, and to let you notice someone else’s login",
  hi: "ताकि आपका लॉग इन बना रहे, और कोई दूसरा लॉग इन करे, तो आपको पता चले",
});
export const sessionsKept = message({
  en: "Until you log out, {idle} days without a visit, or {most} days",
  hi: "जब तक आप लॉग आउट न करें, {idle} दिन तक न आएँ, या {most} दिन पूरे न हों",
});
export const passkeys = message({ en: "Passkeys", hi: "पासकी" });
export const passkeysData = message({
  en: "Public key and the device’s name; never your finger, face or PIN",
  hi: "सार्वजनिक कुंजी (पब्लिक की) और डिवाइस का नाम; आपकी उँगली, चेहरा या पिन कभी नहीं",
});
export const passkeysPurpose = message({
  en: "To log you in without a code",
  hi: "आपको बिना कोड के लॉग इन कराने के लिए",
});
export const passkeysKept = message({
  en: "Until you remove them or close the account",
  hi: "जब तक आप इन्हें न हटाएँ या खाता बंद न करें",
});
export const tasks = message({ en: "Tasks", hi: "काम" });
export const tasksData = message({
  en: "Which tasks of your role are done, and since when",
  hi: "आपकी भूमिका के कौन-से काम पूरे हुए, और कब से",
});
export const tasksPurpose = message({ en: "To show your progress", hi: "आपकी प्रगति दिखाने के लिए" });
export const activities = message({ en: "What you have read and opened", hi: "आपने क्या पढ़ा और खोला" });
export const activitiesData = message({
  en: "Articles read to the end, schemes, awards, startups and opportunities opened while logged in",
  hi: "आखिर तक पढ़े गए लेख; लॉग इन रहते हुए खोली गई योजनाएँ, अवॉर्ड्स, स्टार्टअप और निवेश के मौके",
});
export const activitiesPurpose = message({ en: "To tick your tasks", hi: "आपके कामों पर टिक लगाने के लिए" });
export const submissions = message({ en: "What you have written", hi: "आपने क्या लिखा" });
export const submissionsData = message({
  en: "Review, incubation application, project report, mentorship reports and suggestions",
  hi: "राय, इनक्यूबेशन का आवेदन, परियोजना रिपोर्ट, मेंटरशिप रिपोर्टें और सुझाव",
});
export const submissionsPurpose = message({
  en: "To use them as each form says",
  hi: "हर फ़ॉर्म पर लिखे अनुसार इस्तेमाल के लिए",
});
export const offers = message({ en: "Investment offers", hi: "निवेश के ऑफ़र" });
export const offersData = message({
  en: "Opportunity, amount, instrument, terms and progress",
  hi: "निवेश का मौका, रकम, निवेश का तरीका, शर्तें और बात कहाँ तक पहुँची",
});
export const offersPurpose = message({ en: "To pass them to the founders", hi: "संस्थापकों तक पहुँचाने के लिए" });
export const assignments = message({ en: "Startups assigned to you", hi: "आपको सौंपे गए स्टार्टअप" });
export const assignmentsData = message({
  en: "Which startups you mentor, and since when",
  hi: "आप किन स्टार्टअप के मेंटर हैं, और कब से",
});
export const assignmentsPurpose = message({
  en: "To bring mentors and startups together",
  hi: "मेंटर और स्टार्टअप को मिलाने के लिए",
});
export const savedAnswers = message({ en: "Answers to the scheme finder", hi: "योजना खोज में दिए जवाब" });
export const savedAnswersData = message({
  en: "What you answered about your business when you chose to save it",
  hi: "अपने कारोबार के बारे में आपके जवाब, जो आपने सेव किए",
});
export const savedAnswersPurpose = message({
  en: "To show the best schemes on your dashboard",
  hi: "आपके डैशबोर्ड पर सबसे सही योजनाएँ दिखाने के लिए",
});
export const savedAnswersGround = message({
  en: "Your consent when you save them",
  hi: "सेव करते समय आपकी सहमति",
});
export const schemeReminders = message({ en: "Reminders about schemes", hi: "योजनाओं के रिमाइंडर" });
export const schemeRemindersData = message({
  en: "Which schemes, and when you agreed",
  hi: "कौन-सी योजनाएँ, और आपने कब सहमति दी",
});
export const schemeRemindersPurpose = message({
  en: "To write to you when the rules or the status of a scheme change",
  hi: "किसी योजना के नियम या स्थिति बदलने पर आपको लिखने के लिए",
});
export const schemeRemindersGround = message({
  en: "Your consent when you ask for a reminder",
  hi: "रिमाइंडर माँगते समय आपकी सहमति",
});
export const schemeRemindersKept = message({
  en: "Until you stop them or close the account; then without your name in the audit trail",
  hi: "जब तक आप इन्हें बंद न करें या खाता बंद न करें; उसके बाद ऑडिट के रिकॉर्ड में बिना आपके नाम के",
});
