import { message } from "./message.ts";

export const asOf = message({ en: "Facts as of <day>{day}</day>", hi: "<day>{day}</day> तक की जानकारी" });
export const overdue = message({ en: "Not checked since <day>{day}</day>", hi: "<day>{day}</day> के बाद जाँच नहीं हुई" });
export const asOfWithSources = message({
  en: "Facts as of <day>{day}</day> (<sources></sources>).",
  hi: "<day>{day}</day> तक की जानकारी (<sources></sources>)।",
});
export const overdueWithSources = message({
  en: "Not checked since <day>{day}</day> (<sources></sources>).",
  hi: "<day>{day}</day> के बाद जाँच नहीं हुई (<sources></sources>)।",
});
export const asOfCheck = message({
  en: "Facts as of <day>{day}</day>. Check a figure against its source before you rely on it.",
  hi: "<day>{day}</day> तक की जानकारी। किसी आँकड़े पर भरोसा करने से पहले उसे स्रोत से मिला लें।",
});
export const overdueCheck = message({
  en: "Not checked since <day>{day}</day>. Check a figure against its source before you rely on it.",
  hi: "<day>{day}</day> के बाद जाँच नहीं हुई। किसी आँकड़े पर भरोसा करने से पहले उसे स्रोत से मिला लें।",
});
export const sources = message({ en: "Sources", hi: "स्रोत" });
export const readInCopy = message({ en: "read in a stored copy", hi: "सेव की हुई प्रति में पढ़ा गया" });
export const fromReport = message({ en: "taken from a report about it", hi: "इसके बारे में छपी रिपोर्ट से लिया गया" });
export const unread = message({ en: "to be confirmed with the source", hi: "स्रोत से पुष्टि होनी है" });
