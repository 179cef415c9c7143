import { message } from "../message.ts";

export const pageTitle = message({ en: "Contact Us", hi: "संपर्क करें" });
export const description = message({
  en: "Write to MASA Forum, call us, or find our address and the grievance officer.",
  hi: "मासा फ़ोरम को लिखें, फ़ोन करें, या हमारा पता और शिकायत अधिकारी की जानकारी देखें।",
});
export const lead = message({
  en: "A question about membership, an event, a scheme or a refused loan: tell us in your own words. Someone who knows the subject will reply within two working days.",
  hi: "सवाल सदस्यता का हो, कार्यक्रम का, योजना का या नामंज़ूर हुए लोन का: अपने शब्दों में लिखें। उस विषय के जानकार दो कामकाजी दिनों में जवाब देंगे।",
});
export const write = message({ en: "Write to us", hi: "हमें लिखें" });
export const send = message({ en: "Send Message", hi: "संदेश भेजें" });
export const writeAnother = message({ en: "Write another message", hi: "एक और संदेश लिखें" });
export const name = message({ en: "Name", hi: "नाम" });
export const email = message({ en: "Email", hi: "ईमेल" });
export const emailHelp = message({ en: "We will reply to this address.", hi: "हम इसी पते पर जवाब देंगे।" });
export const text = message({ en: "Message", hi: "संदेश" });
export const whatNext = message({
  en: "Someone who knows the subject will reply to <strong>{email}</strong> within two working days.",
  hi: "उस विषय के जानकार दो कामकाजी दिनों में <strong>{email}</strong> पर जवाब देंगे।",
});
export const urgent = message({
  en: "If it cannot wait, call <phone>{phone}</phone>.",
  hi: "जल्दी हो, तो <phone>{phone}</phone> पर फ़ोन करें।",
});
export const seeEvents = message({ en: "See the next events", hi: "अगले कार्यक्रम देखें" });
export const readSchemes = message({ en: "Read about the schemes", hi: "योजनाओं के बारे में पढ़ें" });
export const privacyNote = message({
  en: "We use your name, address and message to answer you, and delete them one year after you sent them. More in the <a>Privacy Policy</a>.",
  hi: "आपका नाम, ईमेल पता और संदेश हम आपको जवाब देने के लिए इस्तेमाल करते हैं, और भेजने के एक साल बाद मिटा देते हैं। ज़्यादा जानकारी <a>निजता नीति</a> में है।",
});
export const directly = message({ en: "Or reach us directly", hi: "या सीधे संपर्क करें" });
export const phone = message({ en: "Phone", hi: "फ़ोन" });
export const address = message({ en: "Address", hi: "पता" });
export const officer = message({ en: "Grievance officer", hi: "शिकायत अधिकारी" });
export const officerHelp = message({
  en: "For complaints and questions about your personal data. We acknowledge within 48 hours and answer within one month.",
  hi: "शिकायतों और आपके निजी डेटा से जुड़े सवालों के लिए। हम 48 घंटे के भीतर बताते हैं कि आपकी बात हमें मिल गई, और एक महीने के भीतर जवाब देते हैं।",
});
export const members = message({ en: "Other members", hi: "दूसरे सदस्य" });
export const askGroup = message({ en: "Ask in the WhatsApp group", hi: "व्हाट्सऐप ग्रुप में पूछें" });
