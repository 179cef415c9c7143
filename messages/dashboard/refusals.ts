import { message } from "../message.ts";

export const notYourTask = message({ en: "This is not one of your tasks.", hi: "यह आपके कामों में से नहीं है।" });
export const noArticle = message({ en: "There is no such article.", hi: "ऐसा कोई लेख नहीं है।" });
export const notAssigned = message({
  en: "Please choose one of the startups that are assigned to you.",
  hi: "कृपया आपको सौंपे गए स्टार्टअप में से कोई चुनें।",
});
export const meetingAhead = message({
  en: "This day is in the future. Please give the day on which you met.",
  hi: "यह दिन अभी आया नहीं है। कृपया वह दिन लिखें, जब बैठक हुई थी।",
});
export const takesNoOffers = message({
  en: "This opportunity does not accept offers. Please choose another one.",
  hi: "निवेश के इस मौके में ऑफ़र नहीं लिए जाते। कृपया कोई दूसरा चुनें।",
});
export const smallestAmount = message({
  en: "The smallest amount for this opportunity is ₹{least}.",
  hi: "निवेश के इस मौके में सबसे छोटी रकम ₹{least} है।",
});
export const seatGone = message({
  en: "This seat is no longer open. Ask the company to invite you again.",
  hi: "यह सीट अब खुली नहीं है। कंपनी से कहें कि आपको फिर से न्योता दे।",
});
export const seatAccepted = message({
  en: "You have already accepted this seat. If you do not want it, give it up below.",
  hi: "आपने यह सीट पहले ही स्वीकार कर ली है। नहीं चाहिए, तो नीचे इसे छोड़ दें।",
});
export const seatNotTaken = message({
  en: "Nobody has this seat any more.",
  hi: "यह सीट अब किसी के पास नहीं है।",
});
export const hasSeat = message({
  en: "This person already has one of the seats.",
  hi: "इस व्यक्ति के पास पहले से एक सीट है।",
});
export const seatsUsedUp = message({
  en: "The free seats have gone to another person twice in this membership year. After a renewal you can give them again from {day}.",
  hi: "खाली सीटें सदस्यता के इस साल में दो बार किसी दूसरे को दी जा चुकी हैं। सदस्यता आगे बढ़ाने के बाद उन्हें {day} से फिर दिया जा सकता है।",
});
