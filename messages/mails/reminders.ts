import { message } from "../message.ts";

export const hasEnded = message({
  en: "Your {plan} membership has ended",
  hi: "आपकी सदस्यता ({plan}) खत्म हो गई है",
});
export const endsToday = message({
  en: "Your {plan} membership ends today",
  hi: "आपकी सदस्यता ({plan}) आज खत्म हो रही है",
});
export const endsTomorrow = message({
  en: "Your {plan} membership ends tomorrow",
  hi: "आपकी सदस्यता ({plan}) कल खत्म हो जाएगी",
});
export const endsIn = message({
  en: "Your {plan} membership ends in {days} days",
  hi: "आपकी सदस्यता ({plan}) {days} दिन में खत्म हो जाएगी",
});
export const validUntil = message({
  en: "Your {plan} membership is valid until {day}.",
  hi: "आपकी सदस्यता ({plan}) {day} तक मान्य है।",
});
export const inGrace = message({
  en: "Your {plan} membership ended on {day}. Its grace period runs until {end}.",
  hi: "आपकी सदस्यता ({plan}) {day} को खत्म हो गई। उसका ग्रेस पीरियड {end} तक है।",
});
export const notAutomatic = message({
  en: "It does not renew automatically, and we never charge you without a new order.",
  hi: "यह अपने आप आगे नहीं बढ़ती, और नए ऑर्डर के बिना हम आपसे कभी शुल्क नहीं लेते।",
});
export const why = message({
  en: "You get this email because this address was used to pay for the membership. It is not a newsletter.",
  hi: "यह ईमेल आपको इसलिए मिला है, क्योंकि सदस्यता का भुगतान इसी पते से हुआ था। यह न्यूज़लेटर नहीं है।",
});
export const seePlans = message({ en: "See the plans", hi: "प्लान देखें" });
export const renew = message({ en: "Renew {plan}", hi: "सदस्यता ({plan}) आगे बढ़ाएँ" });
export const enterAddress = message({
  en: "Enter {recipient} when you pay, so that we know whose membership it renews.",
  hi: "भुगतान करते समय {recipient} लिखें, ताकि हमें पता रहे कि किसकी सदस्यता आगे बढ़ानी है।",
});
