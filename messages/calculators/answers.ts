import { message } from "../message.ts";

export const days = message({
  en: { one: "{count} day", other: "{count} days" },
  hi: { one: "{count} दिन", other: "{count} दिन" },
});
export const years = message({
  en: { one: "{count} year", other: "{count} years" },
  hi: { one: "{count} साल", other: "{count} साल" },
});
export const total = message({ en: "Total", hi: "कुल" });

export const interestTo = message({ en: "Interest to {day}", hi: "{day} तक का ब्याज" });
export const notYetDue = message({
  en: "The last day of payment is {due}. No interest is due until then.",
  hi: "भुगतान का आखिरी दिन {due} है। तब तक कोई ब्याज नहीं लगता।",
});
export const paidOnTime = message({
  en: "The bill was paid on time. The last day of payment was {due}.",
  hi: "बिल समय पर चुकाया गया। भुगतान का आखिरी दिन {due} था।",
});
export const overdue = message({
  en: "The bill has been overdue for {late}. With interest the buyer owes {owed} today.",
  hi: "बिल {late} से बकाया है। ब्याज मिलाकर खरीदार को आज {owed} देने हैं।",
});
export const paidLate = message({
  en: "The bill was paid {late} late. With interest the buyer owed {owed} on that day.",
  hi: "बिल {late} देर से चुकाया गया। ब्याज मिलाकर खरीदार को उस दिन {owed} देने थे।",
});
export const nothingWritten = message({
  en: "The bill of {amount} was accepted on {accepted} and nothing was agreed in writing, so the last day of payment is {count} days later: {due}.",
  hi: "{amount} का बिल {accepted} को स्वीकार हुआ और लिखित में कुछ तय नहीं था, इसलिए भुगतान का आखिरी दिन उसके {count} दिन बाद है: {due}।",
});
export const termTooLong = message({
  en: "The bill of {amount} was accepted on {accepted}. The law reads the term of {term} days as {most}, so the last day of payment is {due}.",
  hi: "{amount} का बिल {accepted} को स्वीकार हुआ। कानून {term} दिन की शर्त को {most} दिन मानता है, इसलिए भुगतान का आखिरी दिन {due} है।",
});
export const termWritten = message({
  en: "The bill of {amount} was accepted on {accepted} with a written term of {term}, so the last day of payment is {due}.",
  hi: "{amount} का बिल {accepted} को {term} की लिखित शर्त पर स्वीकार हुआ, इसलिए भुगतान का आखिरी दिन {due} है।",
});
export const interestRule = message({
  en: "Interest runs from {from} to {to} at {multiple} times the Bank Rate and is added to the debt each month.",
  hi: "ब्याज {from} से {to} तक बैंक दर की {multiple} गुना दर से लगता है और हर महीने बकाया में जुड़ता है।",
});
export const assumedRate = message({
  en: "We have read the Bank Rate up to {day} and assume that it has not changed since; confirm it with the source.",
  hi: "बैंक दर हमने {day} तक की देखी है; हम मानते हैं कि वह उसके बाद नहीं बदली। स्रोत से मिला लें।",
});
export const monthByMonth = message({ en: "Interest month by month", hi: "महीने-दर-महीने ब्याज" });
export const daysColumn = message({ en: "Days", hi: "दिन" });
export const rateColumn = message({ en: "Rate a year", hi: "सालाना दर" });
export const interestOn = message({ en: "Interest on", hi: "इस रकम पर" });
export const interest = message({ en: "Interest", hi: "ब्याज" });
export const span = message({ en: "{from} to {to}", hi: "{from} से {to}" });

export const firstYearFee = message({ en: "Fee in the first year, with GST", hi: "पहले साल का शुल्क, जीएसटी के साथ" });
export const feeOverYears = message({
  en: "Over {years} the fee comes to {total} with GST.",
  hi: "{years} में शुल्क कुल {total} होता है, जीएसटी के साथ।",
});
export const reducedRate = message({
  en: "The rate of this group of borrowers is {percent} lower.",
  hi: "इस वर्ग के उधारकर्ताओं के लिए दर {percent} कम है।",
});
export const laterTermLoan = message({
  en: "In later years the fee is charged on the amount outstanding when the year begins.",
  hi: "बाद के सालों में शुल्क उस रकम पर लगता है, जो साल की शुरुआत में बकाया हो।",
});
export const laterWorkingCapital = message({
  en: "In later years the fee is charged on the outstanding amount; we assume the full limit.",
  hi: "बाद के सालों में शुल्क बकाया रकम पर लगता है; यहाँ पूरी लिमिट मानी गई है।",
});
export const yearlyRate = message({
  en: "A facility of {amount} has a fee of {percent} a year.",
  hi: "{amount} के लोन या लिमिट पर सालाना शुल्क {percent} है।",
});
export const firstYear = message({
  en: "In the first year the fee is charged on the whole facility: {fee}, and GST of {percent} is {gst}.",
  hi: "पहले साल शुल्क पूरे लोन या लिमिट पर लगता है: {fee}, और उस पर {percent} जीएसटी {gst} है।",
});
export const feeByYear = message({ en: "Fee year by year", hi: "साल-दर-साल शुल्क" });
export const yearColumn = message({ en: "Year", hi: "साल" });
export const yearRow = message({ en: "Year {year}", hi: "साल {year}" });
export const feeOn = message({ en: "Fee on", hi: "इस रकम पर" });
export const fee = message({ en: "Fee", hi: "शुल्क" });
export const gst = message({ en: "GST", hi: "जीएसटी" });
export const feeWithGst = message({ en: "Fee with GST", hi: "जीएसटी के साथ शुल्क" });

export const dscr = message({ en: "Debt service coverage ratio (DSCR)", hi: "ऋण सेवा कवरेज अनुपात (DSCR)" });
export const served = message({
  en: "The year earns {available} for {due} of principal and interest: the loan is served.",
  hi: "साल में मूलधन और ब्याज के {due} देने हैं और कमाई {available} है: किस्तें निकल आती हैं।",
});
export const notServed = message({
  en: "The year earns {available} for {due} of principal and interest: the loan is not fully served.",
  hi: "साल में मूलधन और ब्याज के {due} देने हैं और कमाई {available} है: किस्तें पूरी नहीं निकलतीं।",
});
export const ratioRule = message({
  en: "A ratio of 1.00 pays the instalments and leaves nothing. Lenders ask for more; each has its own floor.",
  hi: "1.00 के अनुपात पर किस्तें चुक जाती हैं और कुछ नहीं बचता। बैंक इससे ज़्यादा माँगते हैं; हर बैंक की अपनी सीमा है।",
});
export const breakEvenSales = message({ en: "Break-even sales", hi: "लागत निकलने की बिक्री (ब्रेक-ईवन)" });
export const none = message({ en: "None", hi: "कोई नहीं" });
export const noLoan = message({
  en: "Without principal and interest there is no debt service coverage ratio.",
  hi: "मूलधन और ब्याज न हों, तो ऋण सेवा कवरेज अनुपात (DSCR) नहीं बनता।",
});
export const noBreakEven = message({
  en: "There is no break-even: each sale costs at least as much as it brings in.",
  hi: "लागत कभी नहीं निकलती: हर बिक्री पर कम से कम उतना खर्च है, जितना वह लाती है।",
});
export const breakEven = message({
  en: "The business breaks even at sales of {sales}, {percent}% of the plan.",
  hi: "कारोबार की लागत {sales} की बिक्री पर निकल आती है, जो आपके अनुमान का {percent}% है।",
});
export const asPlannedTable = message({ en: "The year as planned", hi: "अनुमान के अनुसार साल" });
export const lineColumn = message({ en: "Line", hi: "मद" });
export const amountColumn = message({ en: "Amount", hi: "रकम" });
export const sales = message({ en: "Sales", hi: "बिक्री" });
export const contributionAfter = message({
  en: "Contribution after variable costs",
  hi: "बिक्री के साथ बढ़ने वाले खर्च के बाद योगदान",
});
export const fixedCosts = message({ en: "Fixed costs", hi: "तय खर्च" });
export const profitBeforeTax = message({ en: "Profit before tax", hi: "टैक्स से पहले मुनाफ़ा" });
export const taxAt = message({ en: "Tax at {percent}", hi: "{percent} की दर से टैक्स" });
export const profitAfterTax = message({ en: "Profit after tax", hi: "टैक्स के बाद मुनाफ़ा" });
export const addedBack = message({
  en: "With depreciation and term loan interest added back",
  hi: "मूल्यह्रास (डेप्रिसिएशन) और टर्म लोन का ब्याज वापस जोड़कर",
});
export const dueInYear = message({ en: "Principal and term loan interest", hi: "मूलधन और टर्म लोन का ब्याज" });
export const lowerSalesTable = message({
  en: "If sales are lower and fixed costs stay",
  hi: "बिक्री घटे और तय खर्च उतने ही रहें",
});
export const contribution = message({ en: "Contribution", hi: "योगदान" });
export const asPlanned = message({ en: "As planned", hi: "अनुमान के अनुसार" });
export const percentLower = message({ en: "{percent}% lower", hi: "{percent}% कम" });

export const exWorks = message({ en: "EXW, at your factory", hi: "EXW, आपके कारखाने पर" });
export const onBoard = message({ en: "FOB, on board the ship", hi: "FOB, जहाज़ पर" });
export const withFreight = message({ en: "CFR, with freight", hi: "CFR, भाड़े के साथ" });
export const withInsurance = message({ en: "CIF, with freight and insurance", hi: "CIF, भाड़े और बीमा के साथ" });
export const landed = message({ en: "Landed, with import duty", hi: "आयात शुल्क के साथ" });
export const cifPrice = message({ en: "CIF price", hi: "CIF दाम" });
export const fobAndCif = message({
  en: "The FOB price is {fob}. A buyer who asks for CIF at that price wants {difference} off.",
  hi: "FOB दाम {fob} है। जो खरीदार इसी दाम पर CIF माँगता है, वह असल में {difference} की छूट माँग रहा है।",
});
export const insured = message({
  en: "The insurance must cover at least {percent} of the price: {amount}.",
  hi: "बीमा दाम के कम से कम {percent} का होना चाहिए: {amount}।",
});
export const landedPrice = message({
  en: "With import duty of {percent} the goods cost the buyer {amount} before local taxes.",
  hi: "{percent} आयात शुल्क के साथ माल खरीदार को स्थानीय टैक्स से पहले {amount} का पड़ता है।",
});
export const priceAtStep = message({ en: "Price at each step", hi: "हर कदम पर दाम" });
export const step = message({ en: "Step", hi: "कदम" });
export const costAdded = message({ en: "Cost added", hi: "जुड़ा खर्च" });
export const priceSoFar = message({ en: "Price so far", hi: "अब तक का दाम" });
export const priceOfOne = message({ en: "For one piece or kilogram", hi: "एक नग या किलोग्राम का" });
export const inCurrency = message({ en: "In the buyer’s currency", hi: "खरीदार की मुद्रा में" });

export const aboveMedium = message({ en: "above medium", hi: "मध्यम से ऊपर" });
export const classOfEnterprise = message({ en: "Class of the enterprise", hi: "उद्यम की श्रेणी" });
export const sameClass = message({
  en: "The enterprise is {kind} by both tests, investment and turnover.",
  hi: "निवेश और सालाना कारोबार, दोनों पैमानों पर यह उद्यम {kind} है।",
});
export const twoClasses = message({
  en: "By investment the enterprise is {byInvestment}, by turnover {byTurnover}. It must be within both limits of its class, so the higher one counts.",
  hi: "निवेश के हिसाब से उद्यम {byInvestment} है, सालाना कारोबार के हिसाब से {byTurnover}। उसे अपनी श्रेणी की दोनों सीमाओं के भीतर होना चाहिए, इसलिए बड़ी श्रेणी मानी जाती है।",
});
export const investment = message({ en: "Investment", hi: "निवेश" });
export const turnover = message({ en: "Turnover", hi: "सालाना कारोबार" });
export const withoutExports = message({ en: "Turnover without exports", hi: "निर्यात के बिना सालाना कारोबार" });
export const twoTests = message({ en: "The two tests", hi: "दोनों पैमाने" });
export const testColumn = message({ en: "Test", hi: "पैमाना" });
export const yourFigure = message({ en: "Your figure", hi: "आपका आँकड़ा" });
export const classColumn = message({ en: "Class", hi: "श्रेणी" });
export const classLimits = message({ en: "Limits of the classes", hi: "श्रेणियों की सीमाएँ" });
export const investmentUpTo = message({ en: "Investment up to", hi: "निवेश, इतने तक" });
export const turnoverUpTo = message({ en: "Turnover up to", hi: "सालाना कारोबार, इतने तक" });
export const tooLarge = message({
  en: "An enterprise above the limits of a medium enterprise cannot register on Udyam.",
  hi: "जो उद्यम मध्यम उद्यम की सीमाओं से ऊपर हो, उसका पंजीकरण उद्यम पोर्टल पर नहीं हो सकता।",
});
export const room = message({
  en: "The enterprise leaves this class when its investment grows by more than {investment} or its turnover by more than {turnover}.",
  hi: "निवेश {investment} से ज़्यादा बढ़ा या सालाना कारोबार {turnover} से ज़्यादा, तो उद्यम इस श्रेणी से ऊपर चला जाता है।",
});

export const upgradePrice = message({ en: "Price of the upgrade today", hi: "आज बड़े प्लान में जाने का शुल्क" });
export const planPrices = message({
  en: "{higher} costs {higherPrice} and {current} {currentPrice} for 12 months.",
  hi: "12 महीनों के लिए {higher} का शुल्क {higherPrice} है और {current} का {currentPrice}।",
});
export const upgradeShare = message({
  en: "The difference of {difference} is charged for {days} of {year}, rounded down to a whole rupee.",
  hi: "{difference} का अंतर {year} में से {days} के लिए लिया जाता है, पैसे छोड़कर पूरे रुपये में।",
});
export const gstAdded = message({ en: "GST of {percent} is added.", hi: "{percent} जीएसटी अलग से जुड़ता है।" });
