import { message } from "../message.ts";

export const callBack = message({
  en: "Thank you. We have your details and will call you back about this membership on the next working day.",
  hi: "धन्यवाद। आपकी जानकारी हमें मिल गई है। हम अगले कामकाजी दिन इस सदस्यता के बारे में आपको फ़ोन करेंगे।",
});
export const registeredFor = message({
  en: "You are registered for {title}.",
  hi: "{title} के लिए आपका पंजीकरण हो गया।",
});
export const linkInvalid = message({
  en: "This link is no longer valid. Register again to change your details.",
  hi: "यह लिंक अब नहीं चलता। जानकारी बदलने के लिए फिर से पंजीकरण करें।",
});
export const registrationStays = message({
  en: "Your registration has not changed.",
  hi: "आपका पंजीकरण पहले जैसा ही है।",
});
export const registrationChanged = message({
  en: "Your registration now has these details.",
  hi: "आपके पंजीकरण में अब यही जानकारी है।",
});
export const nothingWaiting = message({
  en: "This change can no longer be accepted. Check your registration below.",
  hi: "यह बदलाव अब स्वीकार नहीं हो सकता। नीचे अपना पंजीकरण देखें।",
});
export const noAnswers = message({
  en: "There are no answers to save.",
  hi: "सेव करने के लिए कोई जवाब नहीं है।",
});
export const hiddenFieldFilled = message({
  en: "A hidden field in this form was filled in, which only programs do. Please reload the page and try again without autofill.",
  hi: "इस फ़ॉर्म का छिपा हुआ खाना भर दिया गया, जो केवल प्रोग्राम करते हैं। कृपया पेज फिर से खोलें और अपने हाथ से भरें।",
});
export const documentClosed = message({
  en: "This document could be changed only until {day}. Please write to us.",
  hi: "यह दस्तावेज़ सिर्फ़ {day} तक बदला जा सकता था। कृपया हमें लिखें।",
});
