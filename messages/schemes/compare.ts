import { message } from "../message.ts";

export const title = message({ en: "Compare schemes", hi: "योजनाओं की तुलना" });
export const description = message({
  en: "Government schemes side by side: what you get, what it costs, who applies and the papers.",
  hi: "सरकारी योजनाएँ साथ-साथ: क्या मिलता है, क्या खर्च है, आवेदन कौन करता है और कौन-से कागज़ चाहिए।",
});
export const back = message({ en: "Back to the results", hi: "नतीजों पर लौटें" });
export const tick = message({
  en: "Tick up to {most} schemes in the results of the finder, then press “Compare the ticked schemes”.",
  hi: "योजना खोज के नतीजों में ज़्यादा से ज़्यादा {most} योजनाएँ चुनें, फिर “चुनी योजनाओं की तुलना करें” दबाएँ।",
});
export const tooMany = message({
  en: "You ticked more than {most} schemes. These are the first {most}.",
  hi: "{most} से ज़्यादा योजनाएँ चुनी गई थीं। ये पहली {most} हैं।",
});
export const compared = message({ en: "What we compare", hi: "किन बातों की तुलना है" });
export const likely = message({
  en: "Likely. Confirm it with the source.",
  hi: "शायद आपके काम की है। स्रोत से पक्का करें।",
});
export const doesNotFit = message({ en: "It does not fit.", hi: "यह आपके काम की नहीं है।" });
export const forYou = message({ en: "For you", hi: "आपके लिए" });
export const whoApplies = message({ en: "Who applies", hi: "आवेदन कौन करे" });
export const noLastDay = message({ en: "None is set.", hi: "तय नहीं है।" });
export const unconfirmedDay = message({ en: "Not confirmed.", hi: "पक्का नहीं है।" });
export const papersList = message({ en: "{papers}.", hi: "{papers} चाहिए।" });
export const officialPage = message({ en: "Official page", hi: "सरकारी पेज" });
