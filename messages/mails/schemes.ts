import { message } from "../message.ts";

export const changed = message({
  en: "The rules of a scheme have changed: {title}",
  hi: "एक योजना के नियम बदल गए हैं: {title}",
});
export const notOpen = message({
  en: "A scheme is no longer open: {title}",
  hi: "एक योजना अब खुली नहीं है: {title}",
});
export const rulesChanged = message({
  en: "The rules or the status of {title} have changed in our scheme finder.",
  hi: "हमारी योजना खोज में इस योजना के नियम या उसकी स्थिति बदल गई है: {title}।",
});
export const checkAgain = message({
  en: "Check whether the scheme fits you now, and confirm the change with the source before you rely on it.",
  hi: "देखें कि क्या यह अब आपके लिए सही है, और इस पर भरोसा करने से पहले मूल स्रोत से बदलाव की पुष्टि करें।",
});
export const noApplications = message({
  en: "As far as we know, {title} takes no new applications. It has closed, or another scheme has replaced it.",
  hi: "हमारी जानकारी के अनुसार इस योजना में नए आवेदन नहीं लिए जाते: {title}। यह बंद हो गई है, या इसकी जगह दूसरी योजना आ गई है।",
});
export const appliedAlready = message({
  en: "If you have applied already, ask the agency what this means for you. The finder shows which schemes fit you today.",
  hi: "अगर आपने पहले ही आवेदन कर दिया है, तो योजना की एजेंसी से पूछें कि आपके लिए इसका क्या मतलब है। योजना खोज में दिखता है कि आज कौन-सी योजनाएँ आपके लिए सही हैं।",
});
export const openFinder = message({ en: "Open the finder", hi: "योजना खोज खोलें" });
export const why = message({
  en: "You get this email because you asked us to remind you when this scheme changes.",
  hi: "यह ईमेल इसलिए मिला है, क्योंकि आपने इस योजना में बदलाव होने पर याद दिलाने को कहा था।",
});
export const stop = message({
  en: "To stop these emails, open this link and press the button: {url}",
  hi: "ये ईमेल बंद करने के लिए यह लिंक खोलें और बटन दबाएँ: {url}",
});
