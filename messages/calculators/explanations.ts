import { message } from "../message.ts";

export const rounding = message({
  en: "Each amount is rounded once, to the nearest paisa; totals add the rounded amounts.",
  hi: "हर रकम एक ही बार, सबसे नज़दीकी पैसे तक राउंड की जाती है; जोड़ इन्हीं रकमों का होता है।",
});

export const lastDayRule = message({
  en: "Last day of payment = day of acceptance + the written term, at most the days that section 15 allows; with nothing in writing, the days before the appointed day of section 2(b).",
  hi: "भुगतान का आखिरी दिन = स्वीकृति का दिन + लिखित शर्त के दिन, ज़्यादा से ज़्यादा उतने, जितने धारा 15 देती है; लिखित में कुछ न हो, तो धारा 2(b) के नियत दिन से पहले के दिन।",
});
export const monthInterest = message({
  en: "Interest of a month = amount owed when the month began × Bank Rate × the multiple of section 16 ÷ 12. It is added to the debt when the month ends (monthly rests).",
  hi: "एक महीने का ब्याज = महीने की शुरुआत में बकाया रकम × बैंक दर × धारा 16 का गुणक ÷ 12। महीना पूरा होने पर यह बकाया में जुड़ जाता है (मासिक चक्रवृद्धि)।",
});
export const monthCount = message({
  en: "Months are counted from the day after the last day of payment. In an incomplete month, or one in which the Bank Rate changes, each rate counts for its share of the days.",
  hi: "महीने भुगतान के आखिरी दिन के अगले दिन से गिने जाते हैं। जो महीना पूरा न हो, या जिसमें बैंक दर बदले, उसमें हर दर अपने दिनों के हिसाब से लगती है।",
});
export const partPayments = message({
  en: "Part payments: calculate the rest of the bill from the day of the part payment.",
  hi: "आंशिक भुगतान: बिल की बची रकम का हिसाब आंशिक भुगतान के दिन से अलग लगाएँ।",
});
export const whoIsProtected = message({
  en: "Whether you are protected: micro and small makers and service providers are, medium enterprises and traders are not. Register on Udyam before you take the order.",
  hi: "आपको सुरक्षा है या नहीं: सूक्ष्म और लघु निर्माताओं और सेवा देने वालों को है, मध्यम उद्यमों और व्यापारियों को नहीं। ऑर्डर लेने से पहले उद्यम पंजीकरण कराएँ।",
});
export const councilReading = message({
  en: "How a Facilitation Council or a court reads a change of the Bank Rate during the delay, and old claims that are barred by limitation.",
  hi: "देर के दौरान बैंक दर बदले, तो सुविधा परिषद या अदालत उसे कैसे देखेगी, और वे पुराने दावे जिनकी समय-सीमा (परिसीमा) बीत चुकी है।",
});

export const feeOfYear = message({
  en: "Fee of a year = amount × the rate of the facility’s slab, less the discount of the group if there is one.",
  hi: "एक साल का शुल्क = रकम × लोन के आकार के अनुसार दर, उस वर्ग की छूट घटाकर, अगर छूट मिलती हो।",
});
export const feeAmount = message({
  en: "Amount = the whole facility in the first year, then the amount outstanding when the year begins. A term loan is assumed to be repaid in equal yearly parts.",
  hi: "रकम = पहले साल पूरा लोन या लिमिट, उसके बाद उतना, जितना साल की शुरुआत में बकाया हो। टर्म लोन हर साल बराबर हिस्सों में चुकता माना गया है।",
});
export const feeGst = message({
  en: "GST is added to the fee of each year.",
  hi: "हर साल के शुल्क में जीएसटी जुड़ता है।",
});
export const otherBase = message({
  en: "Lenders that calculate the fee on the guaranteed part only: ask yours for the rate and the base in writing.",
  hi: "जो बैंक शुल्क सिर्फ़ गारंटी वाले हिस्से पर लगाते हैं: अपने बैंक से लिखित में पूछें कि दर कितनी है और किस रकम पर है।",
});
export const higherRates = message({
  en: "Higher rates for lenders with many claims, and fees of the lender’s own.",
  hi: "ज़्यादा दावों वाले बैंकों की ऊँची दरें, और बैंक के अपने शुल्क।",
});
export const interestApart = message({
  en: "Interest. The guarantee protects the lender; you still owe the whole loan.",
  hi: "ब्याज। गारंटी बैंक की सुरक्षा है; पूरा लोन आपको ही चुकाना है।",
});

export const dscrFormula = message({
  en: "DSCR = (profit after tax + depreciation + term loan interest) ÷ (principal + term loan interest).",
  hi: "DSCR = (टैक्स के बाद मुनाफ़ा + मूल्यह्रास (डेप्रिसिएशन) + टर्म लोन का ब्याज) ÷ (मूलधन + टर्म लोन का ब्याज)।",
});
export const breakEvenFormula = message({
  en: "Break-even sales = fixed costs ÷ contribution rate; contribution rate = (sales − variable costs) ÷ sales. The result is rounded up to a whole rupee.",
  hi: "लागत निकलने की बिक्री (ब्रेक-ईवन) = तय खर्च ÷ योगदान की दर; योगदान की दर = (बिक्री − बिक्री के साथ बढ़ने वाले खर्च) ÷ बिक्री। नतीजा अगले पूरे रुपये तक बढ़ाया जाता है।",
});
export const lowerSales = message({
  en: "With lower sales the variable costs fall in proportion and the fixed costs stay. No tax is counted on a loss.",
  hi: "बिक्री घटने पर उसके साथ बढ़ने वाले खर्च उसी अनुपात में घटते हैं और तय खर्च उतने ही रहते हैं। घाटे पर टैक्स नहीं गिना जाता।",
});
export const badMonths = message({
  en: "Single months: a good year can hide a month without money. Plan the first year by month.",
  hi: "महीनों का उतार-चढ़ाव: अच्छे साल में भी किसी महीने हाथ खाली रह सकता है। पहले साल का हिसाब महीनेवार बनाएँ।",
});
export const taxAdvice = message({
  en: "Losses carried forward, tax holidays and the tax of your form of business: ask a chartered accountant.",
  hi: "पिछले घाटे, आयकर से छूट और आपके कारोबार के रूप पर लगने वाला टैक्स: किसी चार्टर्ड अकाउंटेंट से पूछें।",
});
export const severalYears = message({
  en: "Repayment of working capital, and the average of several years that a lender may ask for.",
  hi: "कार्यशील पूँजी का लोन चुकाना, और कई सालों का औसत, जो बैंक माँग सकता है।",
});

export const fobFormula = message({
  en: "FOB = goods at the factory + truck to the port + charges before loading.",
  hi: "FOB = कारखाने पर माल का दाम + बंदरगाह तक ट्रक + लोडिंग से पहले के खर्च।",
});
export const cifFormula = message({
  en: "CFR = FOB + freight. CIF = CFR + insurance.",
  hi: "CFR = FOB + भाड़ा। CIF = CFR + बीमा।",
});
export const landedFormula = message({
  en: "Landed = CIF + import duty on the CIF price.",
  hi: "शुल्क के साथ दाम = CIF + CIF दाम पर आयात शुल्क।",
});
export const dutyDrawback = message({
  en: "Duty drawback and RoDTEP, which lower your cost: look up the rate of your tariff line on the date of the shipping bill.",
  hi: "ड्यूटी ड्रॉबैक और RoDTEP, जिनसे आपकी लागत घटती है: शिपिंग बिल की तारीख पर अपनी टैरिफ़ लाइन की दर देखें।",
});
export const otherEnd = message({
  en: "Local taxes, port charges and transport at the other end, and countries that charge duty on the FOB price.",
  hi: "वहाँ के स्थानीय टैक्स, बंदरगाह के खर्च और ढुलाई, और वे देश जो शुल्क FOB दाम पर लगाते हैं।",
});
export const exchangeRate = message({
  en: "Changes of the exchange rate between the quotation and the payment.",
  hi: "कोटेशन और भुगतान के बीच विनिमय दर (एक्सचेंज रेट) का बदलना।",
});

export const sizeFormula = message({
  en: "Investment = written-down value of plant, machinery and equipment. Turnover = turnover of the year − exports.",
  hi: "निवेश = प्लांट, मशीनों और उपकरणों का मूल्यह्रास (डेप्रिसिएशन) घटाकर बचा मूल्य। कारोबार = सालाना कारोबार − निर्यात।",
});
export const classRule = message({
  en: "The class is the lowest one whose two limits are both met. A figure that equals a limit is within it.",
  hi: "श्रेणी वह सबसे छोटी मानी जाती है, जिसकी दोनों सीमाओं के भीतर उद्यम हो। जो आँकड़ा सीमा के बराबर हो, वह सीमा के भीतर है।",
});
export const onePan = message({
  en: "All GST registrations under one PAN count together: add their figures first.",
  hi: "एक PAN के सारे जीएसटी पंजीकरण साथ गिने जाते हैं: पहले उनके आँकड़े जोड़ लें।",
});
export const newClass = message({
  en: "When a new class begins: after a move up you keep the non-tax benefits of the former class for a time; a move down counts from the next 1 April.",
  hi: "नई श्रेणी कब से लगती है: ऊपर जाने पर टैक्स को छोड़कर पिछली श्रेणी के बाकी लाभ कुछ समय तक मिलते रहते हैं; नीचे आना अगले 1 अप्रैल से गिना जाता है।",
});
export const traders = message({
  en: "Traders may register, but only for priority sector lending.",
  hi: "व्यापारियों का पंजीकरण भी होता है, पर सिर्फ़ प्राथमिकता क्षेत्र के लोन के लिए।",
});

export const upgradeFormula = message({
  en: "Price = (price of the higher plan − price of your plan) × days left ÷ days of the 12 months that would begin today, rounded down to a whole rupee.",
  hi: "शुल्क = (बड़े प्लान का शुल्क − आपके प्लान का शुल्क) × बचे हुए दिन ÷ आज से शुरू होने वाले 12 महीनों के दिन; पैसे छोड़कर पूरे रुपये में।",
});
export const upgradeTerm = message({
  en: "The upgrade begins on the day of payment and ends on the last day of your current membership.",
  hi: "बड़ा प्लान भुगतान के दिन से शुरू होता है और आपकी मौजूदा सदस्यता के आखिरी दिन खत्म होता है।",
});
export const upgradeOwner = message({
  en: "The price is for the owner of the membership, who logs in with its address.",
  hi: "यह शुल्क सदस्यता के मालिक के लिए है, जो उसी ईमेल पते से लॉग इन करते हैं।",
});
export const otherMemberships = message({
  en: "Memberships that follow one another or belong to different addresses.",
  hi: "एक के बाद एक चलने वाली सदस्यताएँ, या अलग-अलग ईमेल पतों की सदस्यताएँ।",
});
export const priceChange = message({
  en: "A price change before you pay: the prices on the day of payment apply.",
  hi: "भुगतान से पहले शुल्क का बदलना: भुगतान के दिन का शुल्क लगता है।",
});
export const lowerPlan = message({
  en: "A lower plan: it begins when your current membership ends.",
  hi: "छोटा प्लान: वह आपकी मौजूदा सदस्यता खत्म होने पर शुरू होता है।",
});
export const planContents = message({ en: "What each plan includes", hi: "किस प्लान में क्या मिलता है" });
