import { message } from "../message.ts";

export const description = message({
  en: "MASA Awards, My Power Brand, MSME Times, MSME Kalptaru, Nivesh Manthan, and the events and initiatives of the chapters.",
  hi: "मासा अवॉर्ड्स, माय पावर ब्रांड, एमएसएमई टाइम्स, एमएसएमई कल्पतरु, निवेश मंथन, और चैप्टरों के कार्यक्रम और पहल।",
});
export const lead = message({
  en: "An award that visits every finalist, a podcast, a newsletter with its sources, an advisory desk, an investor meet and a full calendar in five cities.",
  hi: "हर फ़ाइनलिस्ट के यहाँ जाने वाला पुरस्कार, पॉडकास्ट, स्रोतों के साथ न्यूज़लेटर, सलाह की डेस्क, निवेशकों से मुलाकात और पाँच शहरों में भरा-पूरा कैलेंडर।",
});
export const list = message({ en: "Initiatives", hi: "पहल" });
export const nextTitle = message({ en: "Take part in one of them", hi: "किसी एक में हिस्सा लें" });
export const nextText = message({
  en: "The easiest way in is an event. If you do not know which initiative fits, write us two lines.",
  hi: "सबसे आसान शुरुआत किसी कार्यक्रम से होती है। समझ न आए कि कौन-सी पहल आपके काम की है, तो हमें दो पंक्तियाँ लिखें।",
});
