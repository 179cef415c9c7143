import { message } from "../message.ts";

export const bill = message({ en: "Amount of the bill", hi: "बिल की रकम" });
export const billHelp = message({
  en: "With GST, in rupees: 5,00,000 or 5 lakh.",
  hi: "जीएसटी के साथ, रुपयों में: 5,00,000 या 5 लाख।",
});
export const accepted = message({ en: "Day of acceptance", hi: "स्वीकृति का दिन" });
export const acceptedHelp = message({
  en: "The day of delivery. If the buyer objected in writing in time: the day on which the objection was removed.",
  hi: "जिस दिन माल पहुँचा। खरीदार ने समय रहते लिखित में आपत्ति की हो, तो वह दिन जब आपत्ति दूर हुई।",
});
export const term = message({
  en: "Written payment term in days (optional)",
  hi: "भुगतान की लिखित शर्त, दिनों में (ज़रूरी नहीं)",
});
export const termHelp = message({
  en: "Counted from acceptance. Leave it empty if nothing was agreed in writing.",
  hi: "स्वीकृति के दिन से गिनी जाती है। लिखित में कुछ तय न हुआ हो, तो खाली छोड़ दें।",
});
export const paid = message({ en: "Day of payment (optional)", hi: "भुगतान का दिन (ज़रूरी नहीं)" });
export const paidHelp = message({
  en: "Leave it empty if the bill is still open: we calculate to today.",
  hi: "बिल अब भी बकाया हो, तो खाली छोड़ दें: हिसाब आज तक का लगेगा।",
});
export const rate = message({ en: "Bank Rate in percent (optional)", hi: "बैंक दर, प्रतिशत में (ज़रूरी नहीं)" });
export const rateHelp = message({
  en: "Leave it empty to use the rates that we have read, from the day each of them applied.",
  hi: "खाली छोड़ें, तो वे दरें लगेंगी जो हमने देखी हैं, हर दर उसी दिन से जब वह लागू हुई।",
});

export const loan = message({ en: "Loan or limit", hi: "लोन या लिमिट" });
export const loanHelp = message({
  en: "The facility that the guarantee covers, in rupees: 40,00,000 or 40 lakh.",
  hi: "जिस लोन या लिमिट की गारंटी है, रुपयों में: 40,00,000 या 40 लाख।",
});
export const facility = message({ en: "Kind of loan", hi: "लोन का प्रकार" });
export const termLoan = message({
  en: "Term loan, equal yearly parts",
  hi: "टर्म लोन, बराबर सालाना हिस्सों में",
});
export const workingCapital = message({ en: "Working capital limit", hi: "कार्यशील पूँजी की लिमिट" });
export const years = message({ en: "Years", hi: "साल" });
export const yearsHelp = message({
  en: "How long you will use the loan: 1 to {most}.",
  hi: "लोन कितने साल चलेगा: 1 से {most}।",
});
export const discount = message({
  en: "The enterprise belongs to a group with a discount, such as women or SC and ST entrepreneurs",
  hi: "उद्यम किसी ऐसे वर्ग का है जिसे छूट मिलती है, जैसे महिलाएँ या अनुसूचित जाति-जनजाति के उद्यमी",
});

export const sales = message({ en: "Sales of the year", hi: "साल की बिक्री" });
export const salesHelp = message({
  en: "Without GST, in rupees: 1,50,00,000 or 1.5 crore.",
  hi: "बिना जीएसटी, रुपयों में: 1,50,00,000 या 1.5 करोड़।",
});
export const variable = message({ en: "Variable costs", hi: "बिक्री के साथ बढ़ने वाले खर्च" });
export const variableHelp = message({
  en: "Costs that rise with sales: material, power, packing, commission.",
  hi: "जो बिक्री के साथ बढ़ता है: कच्चा माल, बिजली, पैकिंग, कमीशन।",
});
export const fixed = message({ en: "Fixed costs", hi: "तय खर्च" });
export const fixedHelp = message({
  en: "Rent, salaries, insurance, with depreciation and all interest.",
  hi: "किराया, वेतन, बीमा, मूल्यह्रास (डेप्रिसिएशन) और सारा ब्याज मिलाकर।",
});
export const depreciation = message({
  en: "Depreciation in the fixed costs (optional)",
  hi: "तय खर्च में मूल्यह्रास, यानी डेप्रिसिएशन (ज़रूरी नहीं)",
});
export const interest = message({
  en: "Interest on the term loan in the fixed costs (optional)",
  hi: "तय खर्च में टर्म लोन का ब्याज (ज़रूरी नहीं)",
});
export const principal = message({
  en: "Principal repaid in the year (optional)",
  hi: "साल में चुकाया जाने वाला मूलधन (ज़रूरी नहीं)",
});
export const tax = message({ en: "Tax rate in percent", hi: "टैक्स की दर, प्रतिशत में" });
export const taxHelp = message({
  en: "Your own rate on profit. Ask your accountant.",
  hi: "मुनाफ़े पर आपकी अपनी दर। अकाउंटेंट से पूछ लें।",
});

export const goods = message({
  en: "Goods, export-packed at your factory",
  hi: "माल का दाम, कारखाने पर निर्यात की पैकिंग के साथ",
});
export const goodsHelp = message({
  en: "The EXW price, with your profit: 8,00,000 or 8 lakh.",
  hi: "EXW दाम, आपके मुनाफ़े के साथ: 8,00,000 या 8 लाख।",
});
export const carriage = message({ en: "Truck to the port (optional)", hi: "बंदरगाह तक ट्रक (ज़रूरी नहीं)" });
export const port = message({
  en: "Customs agent, terminal and other charges before loading (optional)",
  hi: "कस्टम एजेंट, टर्मिनल और लोडिंग से पहले के दूसरे खर्च (ज़रूरी नहीं)",
});
export const freight = message({
  en: "Freight to the buyer’s port (optional)",
  hi: "खरीदार के बंदरगाह तक का भाड़ा (ज़रूरी नहीं)",
});
export const insurance = message({ en: "Insurance premium (optional)", hi: "बीमा का प्रीमियम (ज़रूरी नहीं)" });
export const duty = message({
  en: "Import duty at the other end, in percent (optional)",
  hi: "वहाँ का आयात शुल्क, प्रतिशत में (ज़रूरी नहीं)",
});
export const dutyHelp = message({
  en: "On the CIF price. With it you see the landed price before local taxes.",
  hi: "CIF दाम पर। इससे शुल्क के साथ दाम दिखता है, वहाँ के स्थानीय टैक्स से पहले।",
});
export const units = message({
  en: "Number of pieces or kilograms (optional)",
  hi: "कितने नग या किलोग्राम (ज़रूरी नहीं)",
});
export const unitsHelp = message({ en: "For the price of one.", hi: "एक का दाम जानने के लिए।" });
export const currency = message({
  en: "Rupees for one unit of the buyer’s currency (optional)",
  hi: "खरीदार की मुद्रा की एक इकाई के कितने रुपये (ज़रूरी नहीं)",
});
export const currencyHelp = message({
  en: "Your bank’s rate of the day, such as 84.25.",
  hi: "आपके बैंक की आज की दर, जैसे 84.25।",
});

export const investment = message({
  en: "Plant, machinery and equipment",
  hi: "प्लांट, मशीनें और उपकरण",
});
export const investmentHelp = message({
  en: "Written-down value at the end of the year, without land, buildings and furniture: 2,10,00,000 or 2.1 crore.",
  hi: "साल के अंत में मूल्यह्रास (डेप्रिसिएशन) घटाकर बचा मूल्य, ज़मीन, इमारत और फ़र्नीचर के बिना: 2,10,00,000 या 2.1 करोड़।",
});
export const turnover = message({ en: "Turnover of the year", hi: "सालाना कारोबार" });
export const turnoverHelp = message({
  en: "From your income-tax and GST returns.",
  hi: "आपके आयकर और जीएसटी रिटर्न से।",
});
export const exportsPart = message({
  en: "Exports in this turnover (optional)",
  hi: "इस कारोबार में निर्यात (ज़रूरी नहीं)",
});
export const exportsHelp = message({ en: "They do not count.", hi: "निर्यात इसमें नहीं गिना जाता।" });

export const currentPlan = message({ en: "Your plan", hi: "आपका प्लान" });
export const higherPlan = message({ en: "The plan you would like", hi: "जो प्लान चाहिए" });
export const until = message({ en: "Last day of your membership", hi: "आपकी सदस्यता का आखिरी दिन" });
export const untilHelp = message({
  en: "It is on your receipt and in your account.",
  hi: "यह आपकी रसीद पर और आपके खाते में लिखा है।",
});
