import { message } from "../message.ts";

export const amount = message({
  en: "Please write an amount in rupees, such as 5,00,000 or 5 lakh.",
  hi: "रकम रुपयों में लिखें, जैसे 5,00,000 या 5 लाख।",
});
export const mostAmount = message({ en: "Please write at most ₹10,000 crore.", hi: "ज़्यादा से ज़्यादा ₹10,000 करोड़ लिखें।" });
export const aboveZero = message({ en: "Please write an amount above zero.", hi: "शून्य से ज़्यादा रकम लिखें।" });
export const percentage = message({
  en: "Please write a percentage from 0 to 100, such as 5.5.",
  hi: "0 से 100 के बीच प्रतिशत लिखें, जैसे 5.5।",
});
export const day = message({
  en: "Please enter a date, such as 31/03/2026.",
  hi: "कोई तारीख लिखें, जैसे 31/03/2026।",
});
export const term = message({
  en: "Please write the number of days, such as 30, or leave this empty.",
  hi: "दिनों की संख्या लिखें, जैसे 30, या इसे खाली छोड़ दें।",
});
export const rate = message({
  en: "Please write a Bank Rate of at most {most}%, or leave this empty.",
  hi: "ज़्यादा से ज़्यादा {most}% की बैंक दर लिखें, या इसे खाली छोड़ दें।",
});
export const years = message({
  en: "Please write a number of years from 1 to {most}.",
  hi: "1 से {most} तक सालों की संख्या लिखें।",
});
export const units = message({
  en: "Please write a whole number above zero, or leave this empty.",
  hi: "शून्य से बड़ी पूरी संख्या लिखें, या इसे खाली छोड़ दें।",
});
export const currency = message({
  en: "Please write the rupees for one unit of the currency, such as 84.25, or leave this empty.",
  hi: "मुद्रा की एक इकाई के रुपये लिखें, जैसे 84.25, या इसे खाली छोड़ दें।",
});
export const beforeAcceptance = message({
  en: "This day is before the day of acceptance.",
  hi: "यह तारीख स्वीकृति के दिन से पहले की है।",
});
export const longestDelay = message({
  en: "This calculator covers delays of up to {most} years.",
  hi: "यह कैलकुलेटर {most} साल तक की देर का हिसाब लगाता है।",
});
export const facility = message({ en: "Please choose the kind of loan.", hi: "लोन का प्रकार चुनें।" });
export const fixedCosts = message({
  en: "The fixed costs must include the depreciation and the interest below.",
  hi: "तय खर्च में नीचे का मूल्यह्रास (डेप्रिसिएशन) और ब्याज शामिल होना चाहिए।",
});
export const exportsPart = message({
  en: "Exports are a part of the turnover and cannot be more than it.",
  hi: "निर्यात सालाना कारोबार का हिस्सा है, उससे ज़्यादा नहीं हो सकता।",
});
export const plan = message({ en: "Please choose a plan.", hi: "कोई प्लान चुनें।" });

export const olderBill = message({
  en: "We have read Bank Rates from {day}. For an older bill, please write the rate.",
  hi: "बैंक दरें हमने {day} से आगे की देखी हैं। उससे पुराने बिल के लिए दर खुद लिखें।",
});
export const aboveCeiling = message({
  en: "CGTMSE covers at most {amount} for one borrower.",
  hi: "CGTMSE एक उधारकर्ता के लिए ज़्यादा से ज़्यादा {amount} की गारंटी देता है।",
});
export const nextTwelveMonths = message({
  en: "Please enter a day in the next 12 months, up to {day}.",
  hi: "अगले 12 महीनों की कोई तारीख लिखें, {day} तक की।",
});
export const twoDaysLeft = message({
  en: "An upgrade needs a membership that has at least two days left.",
  hi: "बड़े प्लान में जाने के लिए सदस्यता के कम से कम दो दिन बचे होने चाहिए।",
});
export const notForSale = message({
  en: "This plan is no longer for sale.",
  hi: "यह प्लान अब नहीं मिलता।",
});
export const chooseHigher = message({
  en: "Please choose a higher plan than your own.",
  hi: "अपने प्लान से बड़ा प्लान चुनें।",
});
