import { message } from "../message.ts";

export const pageTitle = message({ en: "Join As a Member", hi: "सदस्य बनें" });
export const description = message({
  en: "Register with MASA Forum as a mentor, MSME, investor or startup. It is free and takes a minute.",
  hi: "मासा फ़ोरम में मेंटर, एमएसएमई, निवेशक या स्टार्टअप के रूप में पंजीकरण करें। यह मुफ़्त है और एक मिनट लगता है।",
});
export const lead = message({
  en: "Registering gives you a free account. It does not include a <a>paid membership</a>.",
  hi: "पंजीकरण से मुफ़्त खाता खुलता है। इसमें <a>सशुल्क सदस्यता</a> शामिल नहीं है।",
});
export const invited = message({
  en: "You have been invited to a seat. Register with the address to which the invitation was sent. You then see the invitation.",
  hi: "आपको एक सीट का न्योता मिला है। उसी पते से पंजीकरण करें, जिस पर न्योता आया। उसके बाद न्योता दिखेगा।",
});
export const register = message({ en: "Register", hi: "पंजीकरण करें" });
export const haveAccount = message({
  en: "Already have an account? <a>Log in</a>",
  hi: "पहले से खाता है? <a>लॉग इन करें</a>",
});
export const another = message({ en: "Register another person", hi: "किसी और का पंजीकरण करें" });
export const name = message({ en: "Name", hi: "नाम" });
export const email = message({ en: "Email", hi: "ईमेल" });
export const phone = message({ en: "Phone", hi: "फ़ोन" });
export const written = message({
  en: "We have written to <strong>{email}</strong>.",
  hi: "हमने <strong>{email}</strong> पर ईमेल भेजा है।",
});
export const openAccount = message({
  en: "Open your account with a code. There is no password to remember: we send a new code each time you log in.",
  hi: "अपना खाता कोड से खोलें। कोई पासवर्ड याद नहीं रखना: हर बार लॉग इन करने पर हम नया कोड भेजते हैं।",
});
export const sendCode = message({ en: "Send me a code", hi: "मुझे कोड भेजें" });
export const noEmail = message({
  en: "No email after a few minutes? Check your spam folder and the address above.",
  hi: "कुछ मिनट बाद भी ईमेल नहीं आया? स्पैम फ़ोल्डर और ऊपर लिखा पता जाँचें।",
});
export const failed = message({ en: "Error: {message}", hi: "गड़बड़ी: {message}" });

export const which = message({ en: "Which one are you?", hi: "आप इनमें से कौन हैं?" });
export const startupWho = message({
  en: "You are building something new and need mentors, capital or a first large customer.",
  hi: "आपके यहाँ कुछ नया बन रहा है, और आपको मेंटर, पूँजी या पहला बड़ा ग्राहक चाहिए।",
});
export const startupBegins = message({
  en: "You begin with the MASA Awards, incubation and a detailed project report.",
  hi: "शुरुआत मासा अवॉर्ड्स, इनक्यूबेशन और विस्तृत परियोजना रिपोर्ट से होती है।",
});
export const ownerWho = message({
  en: "You run a micro, small or medium enterprise, or are learning to.",
  hi: "आपका अपना सूक्ष्म, लघु या मध्यम उद्यम है, या आपको ऐसा उद्यम चलाना सीखना है।",
});
export const ownerBegins = message({
  en: "You begin with what other owners write, and with the schemes that are open to you.",
  hi: "शुरुआत दूसरे कारोबारियों के लेखों से होती है, और उन योजनाओं से, जो आपके लिए खुली हैं।",
});
export const mentorWho = message({
  en: "You have built or led a company and have an hour a week for someone who has not yet.",
  hi: "आपने कोई कंपनी खड़ी की या चलाई है, और हफ़्ते में एक घंटा उनके लिए है, जिन्होंने अभी यह नहीं किया।",
});
export const mentorBegins = message({
  en: "You begin with the startups that are assigned to you.",
  hi: "शुरुआत आपको सौंपे गए स्टार्टअप से होती है।",
});
export const investorWho = message({
  en: "You fund early or growing firms and want to see the papers before the pitch.",
  hi: "आपका पैसा नई या बढ़ती कंपनियों में लगता है, और पिच से पहले आपको कागज़ देखने हैं।",
});
export const investorBegins = message({
  en: "You begin with the opportunities that are open now.",
  hi: "शुरुआत निवेश के उन मौकों से होती है, जो अभी खुले हैं।",
});
