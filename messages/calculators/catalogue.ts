import { message } from "../message.ts";

export const delayedPaymentTitle = message({ en: "Interest on a delayed payment", hi: "देर से भुगतान पर ब्याज" });
export const delayedPaymentLead = message({
  en: "The last day of payment and the compound interest that a buyer owes a micro or small supplier, month by month.",
  hi: "भुगतान का आखिरी दिन, और वह चक्रवृद्धि ब्याज जो खरीदार को सूक्ष्म या लघु सप्लायर को देना होता है, महीने-दर-महीने।",
});
export const delayedPaymentButton = message({ en: "Calculate the interest", hi: "ब्याज निकालें" });
export const guaranteeFeeTitle = message({ en: "CGTMSE guarantee fee", hi: "CGTMSE का गारंटी शुल्क" });
export const guaranteeFeeLead = message({
  en: "What the guarantee for a loan without collateral costs each year, with GST.",
  hi: "बिना गिरवी के लोन की गारंटी हर साल कितने की पड़ती है, जीएसटी के साथ।",
});
export const guaranteeFeeButton = message({ en: "Calculate the fee", hi: "शुल्क निकालें" });
export const debtServiceTitle = message({ en: "DSCR and break-even", hi: "DSCR और ब्रेक-ईवन" });
export const debtServiceLead = message({
  en: "Whether a year of business pays the instalments, its break-even sales, and what happens if sales fall.",
  hi: "साल भर का कारोबार किस्तें चुका पाएगा या नहीं, कितनी बिक्री पर लागत निकलती है, और बिक्री घटे तो क्या होगा।",
});
export const debtServiceButton = message({ en: "Calculate the ratio", hi: "अनुपात निकालें" });
export const exportPriceTitle = message({
  en: "Export price: FOB, CIF and landed",
  hi: "निर्यात का दाम: FOB, CIF और शुल्क के साथ",
});
export const exportPriceLead = message({
  en: "From the price at your factory to the price at the buyer’s port, and with the duty there, step by step.",
  hi: "आपके कारखाने के दाम से खरीदार के बंदरगाह तक का दाम, और वहाँ के आयात शुल्क के साथ, कदम-दर-कदम।",
});
export const priceButton = message({ en: "Calculate the price", hi: "दाम निकालें" });
export const upgradeButton = message({ en: "Calculate the price", hi: "शुल्क निकालें" });
export const udyamClassTitle = message({ en: "Udyam class", hi: "उद्यम की श्रेणी" });
export const udyamClassLead = message({
  en: "Micro, small or medium: the class that follows from your investment and your turnover.",
  hi: "सूक्ष्म, लघु या मध्यम: आपके निवेश और सालाना कारोबार से कौन-सी श्रेणी बनती है।",
});
export const udyamClassButton = message({ en: "Find the class", hi: "श्रेणी जानें" });
/** A query string, translated because people type lakh and crore in their own language. */
export const udyamClassExample = message({
  en: "investment=3.2 crore&turnover=14 crore&exports=5 crore",
  hi: "investment=3.2 करोड़&turnover=14 करोड़&exports=5 करोड़",
});
export const upgradeTitle = message({ en: "Upgrade of a membership", hi: "बड़े प्लान में जाना" });
export const upgradeLead = message({
  en: "What a higher plan of the forum costs for the rest of your membership.",
  hi: "सदस्यता के बचे हुए दिनों के लिए फ़ोरम का बड़ा प्लान कितने का पड़ेगा।",
});
