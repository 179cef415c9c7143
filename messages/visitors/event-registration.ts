import { message } from "../message.ts";

/** Shown when the server's answer has no message. */
export const registered = message({
  en: "You are registered. We will write to you.",
  hi: "आपका पंजीकरण हो गया। हम आपको लिखेंगे।",
});
export const reloadFirst = message({
  en: "Reload the page first, then fill in the form without autofill.",
  hi: "पहले पेज फिर से खोलें, और फ़ॉर्म अपने हाथ से भरें।",
});
export const checkFirst = message({
  en: "First complete the check that shows you are human.",
  hi: "पहले यह जाँच पूरी करें कि भेजने वाला इंसान है।",
});
export const missingName = message({ en: "Your full name is missing.", hi: "आपका पूरा नाम नहीं लिखा है।" });
export const missingEmail = message({ en: "Your email is missing.", hi: "आपका ईमेल नहीं लिखा है।" });
export const missingPhone = message({ en: "Your phone number is missing.", hi: "आपका फ़ोन नंबर नहीं लिखा है।" });
export const howEmail = message({
  en: "Write it like name@company.in, without spaces.",
  hi: "ऐसे लिखें: name@company.in, बिना खाली जगह के।",
});
export const howPhone = message({
  en: "Ten digits, such as 9876543210, without +91, spaces or dashes.",
  hi: "दस अंक, जैसे 9876543210, बिना +91, खाली जगह या डैश के।",
});

export const pageTitle = message({ en: "Event Registration", hi: "कार्यक्रम के लिए पंजीकरण" });
export const description = message({
  en: "Register for an event of MASA Forum: four fields, no login, open to members and guests.",
  hi: "मासा फ़ोरम के कार्यक्रम के लिए पंजीकरण करें: चार बातें लिखें, लॉग इन की ज़रूरत नहीं, सदस्य और मेहमान दोनों के लिए।",
});
export const lead = message({
  en: "Four fields and no login. Members and guests are equally welcome, and we write to you about the next date.",
  hi: "केवल चार बातें लिखें, लॉग इन की ज़रूरत नहीं। सदस्य और मेहमान दोनों का स्वागत है। अगली तारीख हम आपको लिख देंगे।",
});
export const yourPlace = message({ en: "Your place", hi: "आपकी जगह" });
export const yourDetails = message({ en: "Your details", hi: "आपकी जानकारी" });
export const button = message({ en: "Register for Event", hi: "पंजीकरण करें" });
export const colleague = message({ en: "Register a colleague", hi: "किसी साथी का पंजीकरण करें" });
export const another = message({ en: "Register another person", hi: "किसी और का पंजीकरण करें" });
export const fullName = message({ en: "Full Name", hi: "पूरा नाम" });
export const email = message({ en: "Email", hi: "ईमेल" });
export const phone = message({ en: "Phone Number", hi: "फ़ोन नंबर" });
export const phoneHelp = message({ en: "10 digits, without +91", hi: "10 अंक, बिना +91" });
export const membershipStatus = message({ en: "Membership Status", hi: "आपकी सदस्यता" });
export const privacyNote = message({
  en: "We use these details to register you, to write to you about the event and to let you in; the hosting chapter sees them. We delete them one year after the event. For adults only. More in the <a>Privacy Policy</a>.",
  hi: "यह जानकारी हम आपका पंजीकरण करने, कार्यक्रम के बारे में आपको लिखने और आपको अंदर आने देने के लिए इस्तेमाल करते हैं; कार्यक्रम कराने वाला चैप्टर इसे देखता है। कार्यक्रम के एक साल बाद हम इसे मिटा देते हैं। केवल वयस्कों के लिए। ज़्यादा जानकारी <a>निजता नीति</a> में है।",
});

export const nextTitle = message({ en: "What happens next", hi: "इसके बाद क्या होगा" });
export const onList = message({ en: "You are on the list", hi: "आपका नाम सूची में आ जाएगा" });
export const onListText = message({
  en: "This page says so at once. If you register twice, you are still on the list only once.",
  hi: "यह पेज तुरंत बता देगा। दो बार पंजीकरण करने पर भी नाम सूची में एक ही बार रहेगा।",
});
export const weWrite = message({ en: "We write to you", hi: "हम आपको लिखेंगे" });
export const weWriteText = message({
  en: "With place, time and what to bring, and again if anything changes.",
  hi: "जगह, समय और साथ क्या लाना है, यह सब; और कुछ बदला तो फिर से।",
});
export const youCome = message({ en: "You come", hi: "अब आपको आना है" });
export const youComeText = message({
  en: "Registering costs nothing. If an event has a fee, its page says so, and you pay when your seat is confirmed.",
  hi: "पंजीकरण मुफ़्त है। जिस कार्यक्रम का शुल्क है, उसके पेज पर शुल्क लिखा है, और भुगतान जगह पक्की होने पर करना होता है।",
});
export const otherEvents = message({ en: "Other events", hi: "दूसरे कार्यक्रम" });
export const oneEvent = message({ en: "Register for one event", hi: "एक कार्यक्रम के लिए पंजीकरण" });
export const interestInAll = message({
  en: "Register your interest in all events",
  hi: "सारे कार्यक्रमों में अपनी रुचि दर्ज करें",
});
export const allEvents = message({ en: "All events and programmes", hi: "सारे कार्यक्रम" });
export const costs = message({ en: "{fee}.", hi: "शुल्क: {fee}।" });
export const when = message({ en: "{date}, {hours} (IST)", hi: "{date}, {hours} (भारतीय समय)" });
export const noSeparate = message({
  en: "You cannot register for this programme separately.",
  hi: "इस कार्यक्रम के लिए अलग से पंजीकरण नहीं होता।",
});
export const noEvent = message({
  en: "There is no event at this address.",
  hi: "इस पते पर हमारा कोई कार्यक्रम नहीं है।",
});
export const leaveDetails = message({
  en: "Leave your details below and we will write to you about the next date.",
  hi: "नीचे अपनी जानकारी लिख दें, हम अगली तारीख आपको लिख देंगे।",
});

export const fixedDate = message({
  en: "As soon as a date is fixed, we will write to <strong>{email}</strong>.",
  hi: "तारीख तय होते ही हम <strong>{email}</strong> पर लिखेंगे।",
});
export const seeEvents = message({ en: "See the next events", hi: "अगले कार्यक्रम देखें" });
export const invitation = message({
  en: "{title}, {when}. Register here: {link}",
  hi: "{title}, {when}। यहाँ पंजीकरण करें: {link}",
});
export const confirmation = message({
  en: "The confirmation goes to <strong>{email}</strong>. Please tell us if you cannot come: somebody may be waiting for your place.",
  hi: "पुष्टि का ईमेल <strong>{email}</strong> पर जाएगा। न आ पाएँ तो कृपया हमें बता दें: हो सकता है कोई आपकी जगह की राह देख रहा हो।",
});
export const addToCalendar = message({ en: "Add to calendar", hi: "कैलेंडर में जोड़ें" });
export const bringColleague = message({ en: "Bring a colleague", hi: "किसी साथी को बुलाएँ" });

export const check = message({ en: "Check your registration", hi: "अपना पंजीकरण जाँचें" });
export const nothingToChoose = message({
  en: "There are no changes to review. To see or cancel your registrations, <a>log in</a>.",
  hi: "देखने के लिए कोई बदलाव नहीं है। अपने पंजीकरण देखने या रद्द करने के लिए <a>लॉग इन करें</a>।",
});
export const chooseDetails = message({
  en: "Your email address was registered more than once, with different details. Choose the ones that are right. Nothing changes until you choose.",
  hi: "आपके ईमेल पते से एक से ज़्यादा बार पंजीकरण हुआ, अलग-अलग जानकारी के साथ। जो सही है, उसे चुनें। जब तक न चुनें, कुछ नहीं बदलेगा।",
});
export const registrationNow = message({ en: "Your registration now", hi: "अभी का पंजीकरण" });
export const sentLater = message({ en: "Sent later", hi: "बाद में भेजा गया" });
export const fullNameFact = message({ en: "Full name", hi: "पूरा नाम" });
export const phoneFact = message({ en: "Phone number", hi: "फ़ोन नंबर" });
export const statusFact = message({ en: "Membership status", hi: "सदस्यता" });
export const keepThese = message({
  en: "Keep these details<more> of {name}</more>",
  hi: "<more>{name} की </more>यही जानकारी रखें",
});
export const useThese = message({
  en: "Use these details<more> of {name}</more>",
  hi: "<more>{name} की </more>यह जानकारी लें",
});
export const noLink = message({
  en: "This link is not valid, or the registration was cancelled. <a>Register for an event</a>",
  hi: "यह लिंक सही नहीं है, या पंजीकरण रद्द हो चुका है। <a>किसी कार्यक्रम के लिए पंजीकरण करें</a>",
});
