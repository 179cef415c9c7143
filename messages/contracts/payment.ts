import { message } from "../message.ts";

export const chooseMembership = message({
  en: "Please choose one of the membership plans.",
  hi: "कृपया सदस्यता का कोई प्लान चुनें।",
});
export const noProviderId = message({
  en: "This is not an id of the payment provider.",
  hi: "यह भुगतान कंपनी का दिया नंबर नहीं है।",
});
export const noSignature = message({
  en: "This is not a signature of the payment provider.",
  hi: "यह भुगतान कंपनी का हस्ताक्षर नहीं है।",
});
export const amountIsPrice = message({
  en: "The amount is the plan’s price in whole rupees.",
  hi: "रकम वही होती है, जो प्लान का शुल्क है, पूरे रुपयों में।",
});
export const positiveAmount = message({
  en: "The amount must be positive.",
  hi: "रकम शून्य से ज़्यादा होनी चाहिए।",
});
export const trueOrFalse = message({ en: "Please say true or false.", hi: "कृपया true या false लिखें।" });

export const invalidGstin = message({
  en: "This is not a valid GSTIN. Check its 15 letters and digits on your registration certificate.",
  hi: "यह GSTIN सही नहीं है। अपने पंजीकरण प्रमाणपत्र पर इसके 15 अक्षर और अंक जाँचें।",
});
export const chooseState = message({ en: "Please choose a state.", hi: "कृपया राज्य चुनें।" });
export const notPrinted = message({
  en: "The invoice or receipt cannot show “{letter}”. Please use English or Hindi letters.",
  hi: "टैक्स इनवॉइस या रसीद पर “{letter}” नहीं छप सकता। कृपया अंग्रेज़ी या हिंदी अक्षरों में लिखें।",
});
export const companyNeeded = message({
  en: "Please enter the company that the GSTIN belongs to.",
  hi: "कृपया उस कंपनी का नाम लिखें, जिसका यह GSTIN है।",
});
export const addressNeeded = message({
  en: "Please enter the company’s address: an invoice with a GSTIN needs it.",
  hi: "कृपया कंपनी का पता लिखें: GSTIN वाले बिल में पता ज़रूरी है।",
});
export const invoiceNeedsAddress = message({
  en: "Please enter your address. An invoice of ₹50,000 or more before tax must show it.",
  hi: "कृपया अपना पता लिखें: टैक्स से पहले ₹50,000 या उससे ज़्यादा के टैक्स इनवॉइस में पता ज़रूरी है।",
});
export const invoiceNeedsState = message({
  en: "Please choose the state of your address. It decides which GST applies.",
  hi: "कृपया अपने पते का राज्य चुनें: टैक्स इनवॉइस में कौन-सा जीएसटी लगेगा, यह राज्य से तय होता है।",
});
export const otherState = message({
  en: "This GSTIN belongs to {state}. Choose that state, or check the GSTIN.",
  hi: "यह GSTIN {state} का है। वही राज्य चुनें, या GSTIN जाँचें।",
});
