import { message } from "../message.ts";

export const reserved = message({
  en: "A seat in a {plan} membership is reserved for you",
  hi: "एक सदस्यता ({plan}) में आपके लिए सीट रखी गई है",
});
export const namedBySomeone = message({
  en: "Someone has invited you to take a seat in their {plan} membership of {name}.",
  hi: "किसी ने आपको {name} की अपनी सदस्यता ({plan}) की एक सीट का न्योता दिया है।",
});
export const namedBy = message({
  en: "{company} has invited you to take a seat in its {plan} membership of {name}.",
  hi: "{company} ने आपको {name} की अपनी सदस्यता ({plan}) की एक सीट का न्योता दिया है।",
});
export const accept = message({
  en: "Accept the seat to use what the membership includes, until {day}. It costs you nothing. If you do not know why you got this email, you can ignore it.",
  hi: "सीट स्वीकार करें, और {day} तक वह सब पाएँ, जो सदस्यता में शामिल है। आपको इसका कोई शुल्क नहीं देना है। अगर आपको पता नहीं कि यह ईमेल क्यों मिला, तो कुछ करने की ज़रूरत नहीं है।",
});
export const invitedBy = message({ en: "Invited by", hi: "न्योता देने वाले" });
export const open = message({ en: "Open the invitation", hi: "न्योता खोलें" });
export const logIn = message({
  en: "Log in with {recipient}: we send you a six-digit code.",
  hi: "{recipient} से लॉग इन करें: हम आपको छह अंकों का कोड भेजते हैं।",
});
export const register = message({
  en: "You need a free account with this address. Register with {recipient} at {url}, then open the invitation.",
  hi: "इसके लिए इस पते का मुफ़्त खाता चाहिए। {url} पर {recipient} से पंजीकरण करें, फिर न्योता खोलें।",
});

export const withdrawn = message({
  en: "Your seat in a {plan} membership was withdrawn",
  hi: "एक सदस्यता ({plan}) में आपकी सीट वापस ले ली गई है",
});
export const withdrawnBy = message({
  en: "{company} has withdrawn your seat in its {plan} membership of {name} and can give it to another person.",
  hi: "{company} ने {name} की अपनी सदस्यता ({plan}) में आपकी सीट वापस ले ली है, और अब उसे किसी और को दे सकती है।",
});
export const accountStays = message({
  en: "You no longer have the benefits of this membership. Your free account stays, with everything in it.",
  hi: "इस सदस्यता के लाभ अब आपको नहीं मिलेंगे। आपका मुफ़्त खाता और उसमें आपका सब कुछ बना रहेगा।",
});
export const seeMembership = message({ en: "See your membership", hi: "अपनी सदस्यता देखें" });
export const askAgain = message({
  en: "To get a seat again, ask {company} ({invitedBy}) to invite you.",
  hi: "फिर से सीट चाहिए, तो {company} ({invitedBy}) से कहें कि आपको न्योता दे।",
});
