import { message } from "../message.ts";

export const registrations = message({ en: "Event registrations", hi: "कार्यक्रमों के पंजीकरण" });
export const registrationsLead = message({
  en: "Registered with <strong>{email}</strong>, including before you had an account.",
  hi: "<strong>{email}</strong> से हुए पंजीकरण, खाता बनने से पहले के भी।",
});
export const noRegistrations = message({
  en: "You have not registered for an event with this address yet.",
  hi: "इस पते से अभी तक किसी कार्यक्रम का पंजीकरण नहीं हुआ है।",
});
export const registeredOn = message({ en: "Registered on {day}", hi: "पंजीकरण की तारीख {day}" });
export const past = message({ en: "past", hi: "हो चुका" });
export const cancelled = message({ en: "cancelled", hi: "रद्द" });
export const calendarFile = message({ en: "Calendar file", hi: "कैलेंडर फ़ाइल" });
export const deletePast = message({ en: "Delete<more> for {title}</more>", hi: "<more>{title}: </more>हटाएँ" });
export const cancel = message({
  en: "Cancel registration<more> for {title}</more>",
  hi: "<more>{title}: </more>पंजीकरण रद्द करें",
});
export const placeIsLost = message({
  en: "Your place will go to somebody else.",
  hi: "आपकी जगह किसी और को मिल जाएगी।",
});
export const cancelHelp = message({
  en: "If you change your mind, you have to register again.",
  hi: "मन बदले, तो फिर से पंजीकरण करना होगा।",
});
export const placeConfirmed = message({ en: "Place confirmed", hi: "जगह पक्की" });
export const placeWaits = message({ en: "Place not confirmed yet", hi: "जगह अभी पक्की नहीं" });
export const otherDetails = message({
  en: "Another registration with your address gave other details. <a>Choose which are right</a>",
  hi: "आपके पते से दूसरी जानकारी के साथ भी पंजीकरण हुआ है। <a>चुनें कि कौन-सी सही है</a>",
});
export const registrationCancelled = message({
  en: "Your registration is cancelled.",
  hi: "आपका पंजीकरण रद्द हो गया है।",
});
export const registrationDeleted = message({
  en: "The registration is deleted.",
  hi: "पंजीकरण हटा दिया गया है।",
});
export const anyEvent = message({ en: "Events of the forum", hi: "फ़ोरम के कार्यक्रम" });
export const willWrite = message({
  en: "We will write to you about the next ones",
  hi: "अगले कार्यक्रमों के बारे में हम आपको लिखेंगे",
});

export const profileLead = message({ en: "Your name and contact details.", hi: "आपका नाम और संपर्क की जानकारी।" });
export const saved = message({ en: "Saved.", hi: "सेव हो गया।" });
export const moved = message({ en: "Your email address has been changed.", hi: "आपका ईमेल पता बदल गया है।" });
export const movedHelp = message({
  en: "Your other devices are logged out.",
  hi: "आपके बाकी डिवाइस लॉग आउट हो गए हैं।",
});
export const details = message({ en: "Your details", hi: "आपकी जानकारी" });
export const save = message({ en: "Save", hi: "सेव करें" });
export const name = message({ en: "Name", hi: "नाम" });
export const phone = message({ en: "Phone", hi: "फ़ोन" });
export const email = message({ en: "Email", hi: "ईमेल" });
export const login = message({ en: "Login", hi: "लॉग इन" });
export const security = message({ en: "Passkeys and devices", hi: "पासकी और डिवाइस" });
export const role = message({ en: "Role", hi: "भूमिका" });
export const roleHelp = message({
  en: "Your tasks depend on your role. If it is wrong, <a>tell us</a>.",
  hi: "आपके काम आपकी भूमिका से तय होते हैं। भूमिका गलत हो, तो <a>हमें बताएँ</a>।",
});
export const emails = message({ en: "Emails from us", hi: "हमारे ईमेल" });

export const changeEmail = message({ en: "Change your email address", hi: "अपना ईमेल पता बदलें" });
export const changeEmailLead = message({
  en: "We send a code to your current address and one to the new address. The change needs both.",
  hi: "हम एक कोड आपके मौजूदा पते पर और एक नए पते पर भेजते हैं। पता बदलने के लिए दोनों कोड चाहिए।",
});
export const newEmail = message({ en: "New email", hi: "नया ईमेल" });
export const currentEmail = message({
  en: "Your current address is {current}.",
  hi: "आपका मौजूदा पता {current} है।",
});
export const sendCodes = message({ en: "Send both codes", hi: "दोनों कोड भेजें" });
export const codeTo = message({ en: "Code from the email to {email}", hi: "{email} पर आए ईमेल का कोड" });
export const codesSent = message({
  en: "We have sent a code to each address. The codes work for {minutes} minutes, with {tries} attempts each.",
  hi: "हमने दोनों पतों पर एक-एक कोड भेजा है। कोड {minutes} मिनट तक चलते हैं, और हर कोड डालने के {tries} मौके मिलते हैं।",
});
export const changeMyEmail = message({ en: "Change my email address", hi: "मेरा ईमेल पता बदलें" });
export const noEmail = message({
  en: "No email? Check your spam folder. You can send both codes again after a minute.",
  hi: "ईमेल नहीं आया? स्पैम फ़ोल्डर देखें। दोनों कोड फिर से भेजने से पहले एक मिनट रुकें।",
});
export const sendAgain = message({ en: "Send both codes again", hi: "दोनों कोड फिर से भेजें" });
export const anotherAddress = message({ en: "Use another address", hi: "दूसरा पता डालें" });
