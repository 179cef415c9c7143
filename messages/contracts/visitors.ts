import { message } from "../message.ts";

export const choosePlan = message({ en: "Please choose a plan.", hi: "कृपया कोई प्लान चुनें।" });
export const chooseStatus = message({
  en: "Please choose a membership status.",
  hi: "कृपया चुनें कि आपकी सदस्यता कौन-सी है।",
});
export const eventNotOpen = message({
  en: "This event is not open for registration.",
  hi: "इस कार्यक्रम के लिए पंजीकरण अभी नहीं हो रहा है।",
});
export const chooseIntent = message({
  en: "Please choose one of the four answers.",
  hi: "कृपया चार में से कोई एक जवाब चुनें।",
});
export const chooseRole = message({
  en: "Please choose how you join.",
  hi: "कृपया चुनें कि किस रूप में जुड़ना है।",
});
export const agree = message({
  en: "Please agree to the notice, or we may not keep your details.",
  hi: "कृपया सूचना पर सहमति दें, वरना हम आपकी जानकारी नहीं रख सकते।",
});
export const noticeChanged = message({
  en: "Our notice has changed since you opened this page. Please read it below and agree again.",
  hi: "यह पेज खुलने के बाद हमारी सूचना बदल गई है। कृपया उसे नीचे पढ़ें और फिर से सहमति दें।",
});
export const confirmAdult = message({
  en: "Please confirm that you are 18 or older.",
  hi: "कृपया पुष्टि करें कि आपकी उम्र 18 साल या उससे ज़्यादा है।",
});
export const codeLength = message({ en: "The code has {digits} digits.", hi: "कोड में {digits} अंक होते हैं।" });
export const enterCode = message({
  en: "Please enter the code from our email.",
  hi: "कृपया हमारे ईमेल में आया कोड लिखें।",
});
export const readErasure = message({
  en: "Please tick that you have read what is deleted and what is kept.",
  hi: "कृपया निशान लगाकर बताएँ कि आपने पढ़ लिया है कि क्या मिटेगा और क्या रहेगा।",
});

export const millisecondsNeeded = message({
  en: "This must be a number of milliseconds.",
  hi: "यह मिलीसेकंड की संख्या होनी चाहिए।",
});
export const negativeTime = message({ en: "A time cannot be negative.", hi: "समय शून्य से कम नहीं हो सकता।" });
export const longTime = message({
  en: "A measurement cannot be longer than a minute.",
  hi: "माप एक मिनट से लंबा नहीं हो सकता।",
});
export const namePage = message({ en: "Please name the page.", hi: "कृपया पेज बताएँ।" });
export const noPage = message({ en: "This is not a page of this site.", hi: "यह इस साइट का पेज नहीं है।" });
export const noConnection = message({
  en: "This is not a kind of connection.",
  hi: "कनेक्शन का ऐसा कोई प्रकार नहीं है।",
});
export const numberNeeded = message({ en: "This must be a number.", hi: "यह संख्या होनी चाहिए।" });
export const negativeShift = message({ en: "A shift cannot be negative.", hi: "खिसकना शून्य से कम नहीं हो सकता।" });
export const longShift = message({ en: "A measurement cannot be more than ten.", hi: "माप दस से ज़्यादा नहीं हो सकता।" });
export const nothingMeasured = message({ en: "Nothing was measured.", hi: "कुछ नहीं मापा गया।" });
export const noReport = message({
  en: "This is not a report about the Content-Security-Policy.",
  hi: "यह Content-Security-Policy की रिपोर्ट नहीं है।",
});
export const notMeasured = message({
  en: "Visits to this page are not measured.",
  hi: "इस पेज पर आने वालों की गिनती नहीं होती।",
});
export const counted = message({ en: "Counted.", hi: "गिन लिया गया।" });
export const thankYou = message({ en: "Thank you.", hi: "धन्यवाद।" });
