import { message } from "../message.ts";

export const notSent = message({ en: "Not sent", hi: "भेजा नहीं गया" });
export const backSoon = message({ en: "Back in a moment", hi: "थोड़ी देर में लौटते हैं" });
export const unavailable = message({
  en: "Our pages are not available right now. Nothing you sent is lost. Please try again in half a minute.",
  hi: "हमारे पेज अभी नहीं खुल रहे हैं। आपका भेजा हुआ कुछ भी खोया नहीं है। कृपया आधे मिनट में फिर कोशिश करें।",
});
export const foreign = message({
  en: "This form was not sent from a page of this site, so nothing was done. Please open the page here and send it again.",
  hi: "यह फ़ॉर्म इस साइट के किसी पेज से नहीं भेजा गया, इसलिए कुछ नहीं किया गया। कृपया पेज यहाँ खोलें और फिर से भेजें।",
});
export const notTheForm = message({
  en: "This request did not come from the page’s own form.",
  hi: "यह अनुरोध इस पेज के अपने फ़ॉर्म से नहीं आया।",
});
export const tooLarge = message({
  en: "Your text is too long for this form, so nothing was sent. Go back: your text is still there. Shorten it and send it again.",
  hi: "आपने जो लिखा है, वह इस फ़ॉर्म के लिए बहुत लंबा है, इसलिए कुछ नहीं भेजा गया। पीछे जाएँ: आपका लिखा हुआ वहीं है। उसे छोटा करें और फिर से भेजें।",
});
export const openAgain = message({
  en: "<back>Open the page again</back>, or go to the <home>home page</home>.",
  hi: "<back>पेज फिर से खोलें</back>, या <home>होम पेज</home> पर जाएँ।",
});
export const goHome = message({ en: "Go to the <home>home page</home>.", hi: "<home>होम पेज</home> पर जाएँ।" });
