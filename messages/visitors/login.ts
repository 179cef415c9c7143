import { message } from "../message.ts";

export const login = message({ en: "Login", hi: "लॉग इन करें" });
export const description = message({
  en: "Log in to MASA Forum with a passkey or with a code that we send to your address.",
  hi: "मासा फ़ोरम में पासकी से या अपने पते पर आए कोड से लॉग इन करें।",
});
export const again = message({
  en: "Please log in again to continue.",
  hi: "आगे बढ़ने के लिए कृपया फिर से लॉग इन करें।",
});
export const lead = message({
  en: "No password: a passkey, or a code that we send to your address.",
  hi: "पासवर्ड नहीं चाहिए: पासकी, या वह कोड जो हम आपके पते पर भेजते हैं।",
});
export const invited = message({
  en: "You have been invited to a seat. Log in with the address to which the invitation was sent. If you have no account, <a>register</a> with that address first: the invitation then opens.",
  hi: "आपको एक सीट का न्योता मिला है। उसी पते से लॉग इन करें, जिस पर न्योता आया। खाता नहीं है, तो पहले उसी पते से <a>पंजीकरण करें</a>: उसके बाद न्योता खुल जाएगा।",
});
export const formTitle = message({ en: "Log in", hi: "लॉग इन करें" });
export const withPasskey = message({ en: "Log in with a passkey", hi: "पासकी से लॉग इन करें" });
export const orCode = message({ en: "or with a code", hi: "या कोड से" });
export const email = message({ en: "Email", hi: "ईमेल" });
export const emailHelp = message({
  en: "The address that you registered with.",
  hi: "वही पता, जिससे पंजीकरण किया था।",
});
export const sendCode = message({ en: "Send me a code", hi: "मुझे कोड भेजें" });

export const enterCode = message({ en: "Enter the code", hi: "कोड लिखें" });
export const resent = message({ en: "We have sent another email.", hi: "हमने दूसरा ईमेल भेज दिया है।" });
export const sent = message({
  en: "If <strong>{email}</strong> has an account, we have sent it a {digits}-digit code. Enter it in this browser.",
  hi: "अगर <strong>{email}</strong> का खाता है, तो हमने उस पर {digits} अंकों का कोड भेजा है। उसे इसी ब्राउज़र में लिखें।",
});
export const sentBefore = message({
  en: "If you have already requested a code for <strong>{email}</strong> in this browser, enter it here.",
  hi: "अगर इस ब्राउज़र में <strong>{email}</strong> का कोड पहले मँगवाया है, तो उसे यहाँ लिखें।",
});
export const code = message({ en: "Code", hi: "कोड" });
export const otherAddress = message({ en: "Use another address", hi: "दूसरा पता इस्तेमाल करें" });
export const resend = message({ en: "Send another email", hi: "दूसरा ईमेल भेजें" });
export const resendIn = message({
  en: "You can resend in <time>{time}</time>",
  hi: "<time>{time}</time> बाद फिर भेजा जा सकता है",
});

export const helpTitle = message({ en: "If no code arrives", hi: "कोड न आए तो" });
export const helpSpam = message({
  en: "Check your spam folder, and check the address for typing mistakes.",
  hi: "स्पैम फ़ोल्डर देखें, और देखें कि पता लिखने में गलती तो नहीं हुई।",
});
export const helpCode = message({
  en: "A code works once, for {minutes} minutes, in the browser where you requested it. After {tries} failed attempts it is locked.",
  hi: "कोड एक बार चलता है, {minutes} मिनट तक, उसी ब्राउज़र में जहाँ उसे मँगवाया। {tries} बार गलत लिखने पर वह बंद हो जाता है।",
});
export const helpMails = message({
  en: "We send at most {count} emails a day to an address whose owner has never logged in.",
  hi: "जिस पते से कभी लॉग इन नहीं हुआ, उस पर हम दिन में ज़्यादा से ज़्यादा {count} ईमेल भेजते हैं।",
});
export const helpAccount = message({
  en: "No account yet? <a>Register</a>; it is free.",
  hi: "अभी खाता नहीं है? <a>पंजीकरण करें</a>; यह मुफ़्त है।",
});
export const helpAddress = message({
  en: "No longer at that address? <a>Write to us</a>.",
  hi: "वह पता अब नहीं रहा? <a>हमें लिखें</a>।",
});

export const passkeyFailed = message({
  en: "The passkey did not work. Please use a code instead.",
  hi: "पासकी नहीं चली। कृपया कोड से लॉग इन करें।",
});
export const passkeyKnown = message({
  en: "This device already has a passkey for your account.",
  hi: "इस डिवाइस पर आपके खाते की पासकी पहले से है।",
});
