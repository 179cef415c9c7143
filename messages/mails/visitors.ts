import { message } from "../message.ts";

export const notSent = message({
  en: "If you did not write to us, ignore this email: someone may have mistyped their address.",
  hi: "अगर आपने हमें नहीं लिखा, तो इस ईमेल पर ध्यान न दें: शायद किसी ने अपना पता गलत लिख दिया।",
});
export const messageReceived = message({
  en: "We have received your message",
  hi: "आपका संदेश हमें मिल गया है",
});
export const replyWithin = message({
  en: "Thank you for writing to {name}. Your message has arrived, and we will reply to this address within two working days.",
  hi: "{name} को लिखने के लिए धन्यवाद। आपका संदेश मिल गया है, और हम दो कामकाजी दिनों के भीतर इसी पते पर जवाब देंगे।",
});
export const events = message({ en: "See our events", hi: "हमारे कार्यक्रम देखें" });
export const toAdd = message({
  en: "To add something, write to {email}.",
  hi: "कुछ और बताना हो, तो {email} पर लिखें।",
});
export const reply = message({ en: "Reply to your message of {day}", hi: "{day} के आपके संदेश का जवाब" });
export const aboutReply = message({
  en: "This is {name}’s reply to your message of {day}. To reply, write to {email}.",
  hi: "यह {day} के आपके संदेश पर {name} का जवाब है। कुछ कहना हो, तो {email} पर लिखें।",
});
export const requestReceived = message({
  en: "We have received your request",
  hi: "आपका अनुरोध हमें मिल गया है",
});
export const willContact = message({
  en: "Thank you for your interest in {name}. We will contact you about the {plan} membership on the next working day.",
  hi: "{name} में आपकी रुचि के लिए धन्यवाद। सदस्यता ({plan}) के बारे में हम अगले कामकाजी दिन आपसे संपर्क करेंगे।",
});
export const preferCall = message({
  en: "You left an email address. If you would prefer a phone call, send your number to {email}.",
  hi: "आपने ईमेल पता दिया है। अगर फ़ोन पर बात करनी हो, तो अपना नंबर {email} पर भेजें।",
});
export const comparePlans = message({ en: "Compare the plans", hi: "प्लान की तुलना करें" });
