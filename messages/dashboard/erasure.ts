import { message } from "../message.ts";

export const metaTitle = message({ en: "Erasure", hi: "डेटा मिटाना" });
export const lead = message({
  en: "See what we will delete and what we must keep. Nothing happens until you confirm at the end.",
  hi: "देखें कि हम क्या मिटाएँगे और क्या हमें रखना ही होगा। जब तक आप आखिर में पुष्टि न करें, कुछ नहीं होता।",
});
export const deletedNow = message({ en: "What will be deleted now", hi: "अभी क्या मिटेगा" });
export const cannotRestore = message({
  en: "You will be logged out everywhere. Nobody can restore the data, not even us. <a>Download your data first</a>.",
  hi: "आपका खाता हर जगह से लॉग आउट हो जाएगा। यह डेटा कोई वापस नहीं ला सकता, हम भी नहीं। <a>पहले अपना डेटा डाउनलोड करें</a>।",
});
export const running = message({
  en: "Your membership “{plan}” runs until {day}. After the erasure we can no longer tell that it is yours, and the fee is not refunded.",
  hi: "आपकी सदस्यता “{plan}” {day} तक चलती है। डेटा मिटने के बाद हम यह नहीं बता पाएँगे कि वह आपकी है, और उसका शुल्क रिफ़ंड नहीं किया जाता।",
});
export const kept = message({ en: "What we must keep, and why", hi: "हमें क्या रखना ही होगा, और क्यों" });
export const keptDocument = message({
  en: "<strong>{document} {number}</strong>, with its order and payment, until {until}, because company and tax law require it. The name and the billing details on it stay. We delete your email address and phone number.",
  hi: "<strong>{document} {number}</strong>, अपने ऑर्डर और भुगतान के साथ, {until} तक, क्योंकि कंपनी और टैक्स के कानून यह माँगते हैं। उस पर लिखा नाम और बिल की जानकारी बनी रहती है। आपका ईमेल पता और फ़ोन नंबर हम मिटा देते हैं।",
});
export const keptOrder = message({
  en: "<strong>Order {number}</strong>, because the bank may still report it as paid. We keep it until {until}, or until the payment provider answers if that is later. The contact details are deleted now; if the order stays unpaid, the name is deleted on that date.",
  hi: "<strong>ऑर्डर {number}</strong>, क्योंकि हो सकता है बैंक अब भी बताए कि इसका भुगतान हुआ है। इसे हम {until} तक रखते हैं, या भुगतान कंपनी का जवाब उसके बाद आए, तो उस जवाब तक। संपर्क की जानकारी अभी मिटती है; ऑर्डर का भुगतान न हो, तो नाम उस तारीख को मिटता है।",
});
export const keptTrail = message({
  en: "<strong>The audit trail</strong>, which shows when an account was opened, when its owner agreed to the notice, and when it was erased. It has a number instead of your name, and the law requires it.",
  hi: "<strong>ऑडिट का रिकॉर्ड</strong>, जिससे पता चलता है कि खाता कब खुला, सूचना पर सहमति कब दी गई और खाता कब मिटा। उसमें आपके नाम की जगह एक नंबर है, और कानून यह रिकॉर्ड माँगता है।",
});
export const keptLogs = message({
  en: "<strong>Security logs</strong> of Cloudflare for one year. They contain no name and no email address.",
  hi: "क्लाउडफ़्लेयर के <strong>सुरक्षा लॉग</strong>, एक साल तक। उनमें न नाम है, न ईमेल पता।",
});
export const notListed = message({
  en: "This list does not include what was sent with another address or with only a phone number, because we cannot confirm that it is yours. <a>Write to us</a> about it.",
  hi: "इस सूची में वह नहीं है, जो किसी दूसरे पते से या सिर्फ़ फ़ोन नंबर के साथ भेजा गया था, क्योंकि हम पुष्टि नहीं कर सकते कि वह आपका है। उसके बारे में <a>हमें लिखें</a>।",
});
export const confirm = message({ en: "Confirm", hi: "पुष्टि करें" });
export const understood = message({
  en: "I have read what is deleted and what is kept. Erase the data held about me and {email}.",
  hi: "मैंने पढ़ लिया है कि क्या मिटेगा और क्या रखा जाएगा। मेरे और {email} के बारे में रखा डेटा मिटा दें।",
});
export const erase = message({
  en: "Erase my data and close my account",
  hi: "मेरा डेटा मिटाएँ और मेरा खाता बंद करें",
});
export const afterwards = message({
  en: "You will get a request number to follow the erasure, and one last email.",
  hi: "आपको एक अनुरोध नंबर मिलेगा, जिससे पता चलेगा कि डेटा मिटा या नहीं, और एक आखिरी ईमेल।",
});
export const logInAgain = message({
  en: "You must have logged in within the last {minutes} minutes, so that nobody else can do this on a device that you left open. <a>Log in again</a>",
  hi: "इसके लिए पिछले {minutes} मिनट के भीतर लॉग इन किया होना ज़रूरी है, ताकि आपके खुले छूटे डिवाइस पर कोई और यह न कर सके। <a>फिर से लॉग इन करें</a>",
});
