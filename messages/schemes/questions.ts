import { labels } from "../labels.ts";
import { message } from "../message.ts";

export const doNotKnow = message({ en: "I do not know", hi: "मुझे नहीं पता" });
export const yesNo = labels({ yes: { en: "Yes", hi: "हाँ" }, no: { en: "No", hi: "नहीं" } });

export const purpose = message({ en: "What do you need now?", hi: "अभी किस काम में मदद चाहिए?" });
export const purposes = labels({
  start: { en: "To start a business", hi: "कारोबार शुरू करना" },
  machines: { en: "Machines or equipment", hi: "मशीनें या उपकरण" },
  working_capital: { en: "Working capital", hi: "कार्यशील पूँजी" },
  get_paid: { en: "My bills paid", hi: "अपने बिल का पैसा पाना" },
  sell_to_government: { en: "Orders from government", hi: "सरकार से ऑर्डर" },
  export: { en: "To export", hi: "निर्यात करना" },
  hire: { en: "To hire people", hi: "लोगों को काम पर रखना" },
  protect_ip: { en: "A patent or trademark", hi: "पेटेंट या ट्रेडमार्क" },
  certify: { en: "A quality certificate", hi: "क्वालिटी का प्रमाणपत्र" },
  seed_money: { en: "Seed money for a startup", hi: "स्टार्टअप के लिए शुरुआती पैसा" },
  save_tax: { en: "To save tax as a startup", hi: "स्टार्टअप के रूप में टैक्स बचाना" },
  handmade_trade: { en: "Tools for my craft", hi: "अपने हुनर के औज़ार" },
  food: { en: "To process food", hi: "खाने का सामान तैयार करना" },
  farm_linked: { en: "Storage, drying or cooling for crops", hi: "उपज रखना, सुखाना या ठंडा करना" },
});

export const sector = message({ en: "What do you do?", hi: "आपका काम क्या है?" });
export const sectors = labels({
  manufacturing: { en: "Manufacture", hi: "सामान बनाना" },
  services: { en: "Provide services or software", hi: "सेवा या सॉफ़्टवेयर देना" },
  trade: { en: "Trade: wholesale or retail", hi: "व्यापार: थोक या खुदरा" },
  food_processing: { en: "Process food", hi: "खाने का सामान तैयार करना" },
  handmade_trade: { en: "Make things by hand as an artisan", hi: "कारीगरी, हाथ से सामान बनाना" },
  street_vending: { en: "Sell on the street", hi: "रेहड़ी-पटरी पर बेचना" },
  farm_allied: { en: "Keep cattle, poultry, fish or bees", hi: "पशु, मुर्गी, मछली या मधुमक्खी पालना" },
  agri_infrastructure: {
    en: "Store, sort, dry or cool farm produce",
    hi: "उपज रखना, छाँटना, सुखाना या ठंडा करना",
  },
});

export const udyam = message({
  en: "What does your Udyam certificate say?",
  hi: "आपके उद्यम प्रमाणपत्र में क्या लिखा है?",
});
export const udyamHelp = message({
  en: "Micro: investment up to ₹2.5 crore and turnover up to ₹10 crore. Small: ₹25 crore and ₹100 crore. Medium: ₹125 crore and ₹500 crore.",
  hi: "सूक्ष्म: ₹2.5 करोड़ तक का निवेश और ₹10 करोड़ तक का सालाना कारोबार। लघु: ₹25 करोड़ और ₹100 करोड़। मध्यम: ₹125 करोड़ और ₹500 करोड़।",
});
export const workOutClass = message({ en: "Work out the class", hi: "अपनी श्रेणी निकालें" });
export const udyamClasses = labels({
  none: { en: "I have none", hi: "प्रमाणपत्र नहीं है" },
  assist: { en: "It is an Udyam Assist certificate", hi: "उद्यम असिस्ट प्रमाणपत्र है" },
  micro: { en: "Micro", hi: "सूक्ष्म" },
  small: { en: "Small", hi: "लघु" },
  medium: { en: "Medium", hi: "मध्यम" },
  larger: { en: "We are larger than medium", hi: "हम मध्यम से बड़े हैं" },
});

export const age = message({ en: "How old is the business?", hi: "कारोबार कितना पुराना है?" });
export const ageHelp = message({
  en: "A company or a firm counts from its incorporation.",
  hi: "कंपनी या फ़र्म की उम्र उसके गठन से गिनी जाती है।",
});
export const ages = labels({
  not_started: { en: "Not started yet", hi: "अभी शुरू नहीं हुआ" },
  under_1: { en: "Less than one year", hi: "एक साल से कम" },
  under_2: { en: "One to two years", hi: "एक से दो साल" },
  under_10: { en: "Two to ten years", hi: "दो से दस साल" },
  over_10: { en: "More than ten years", hi: "दस साल से ज़्यादा" },
});

export const amount = message({ en: "How much money do you need?", hi: "कितने पैसे चाहिए?" });
export const amounts = labels({
  "5_lakh": { en: "Up to ₹5 lakh", hi: "₹5 लाख तक" },
  "20_lakh": { en: "₹5 to 20 lakh", hi: "₹5 से 20 लाख" },
  "50_lakh": { en: "₹20 to 50 lakh", hi: "₹20 से 50 लाख" },
  "10_crore": { en: "₹50 lakh to ₹10 crore", hi: "₹50 लाख से ₹10 करोड़" },
  "20_crore": { en: "₹10 to 20 crore", hi: "₹10 से 20 करोड़" },
  "100_crore": { en: "₹20 to 100 crore", hi: "₹20 से 100 करोड़" },
  more: { en: "More than ₹100 crore", hi: "₹100 करोड़ से ज़्यादा" },
});

export const standing = message({
  en: "Is any loan of the business overdue?",
  hi: "क्या कारोबार के किसी लोन की किस्त बकाया है?",
});
export const standingBeforeStart = message({
  en: "Is any loan of yours overdue?",
  hi: "क्या आपके किसी लोन की किस्त बकाया है?",
});
export const standingHelp = message({
  en: "For example in default, or marked by the bank as non-performing (NPA) or under watch (SMA-2).",
  hi: "जैसे कोई लोन इस समय चूक में हो, या बैंक ने उसे फँसा हुआ लोन (NPA) या निगरानी में (SMA-2) माना हो।",
});
export const standings = labels({
  clear: { en: "No, all paid on time", hi: "नहीं, सब समय पर चुकाया है" },
  default: { en: "Yes", hi: "हाँ" },
});

export const recognition = message({
  en: "Has DPIIT recognised you as a startup?",
  hi: "क्या DPIIT से स्टार्टअप की मान्यता मिली है?",
});
export const recognitionHelp = message({
  en: "Recognition is for firms up to ten years old that work on something new or can grow fast.",
  hi: "मान्यता दस साल तक पुरानी उन फ़र्मों के लिए है, जो कुछ नया बना रही हों या तेज़ी से बढ़ने वाली हों।",
});
export const recognitions = labels({
  yes: { en: "Yes", hi: "हाँ" },
  could_be: { en: "No, but we build something new", hi: "नहीं, पर हम कुछ नया बना रहे हैं" },
  no: { en: "No, it is an ordinary business", hi: "नहीं, यह आम कारोबार है" },
});

export const form = message({ en: "What is the legal form?", hi: "कारोबार किस रूप में पंजीकृत है?" });
export const forms = labels({
  own_name: { en: "In my own name, or a proprietorship", hi: "मेरे अपने नाम से, या प्रोपराइटरशिप" },
  partnership: { en: "Partnership", hi: "साझेदारी (पार्टनरशिप)" },
  llp: { en: "LLP", hi: "एलएलपी" },
  company: { en: "Private or public limited company", hi: "प्राइवेट या पब्लिक लिमिटेड कंपनी" },
  cooperative: { en: "Co-operative society", hi: "सहकारी समिति" },
  group: { en: "Self-help group or producer organisation", hi: "स्वयं सहायता समूह या उत्पादक संगठन" },
});

export const owner = message({
  en: "Who owns 51% or more of the business?",
  hi: "कारोबार का 51% या ज़्यादा हिस्सा किसका है?",
});
export const ownerHelp = message({
  en: "Some schemes give more to these owners. You need not answer.",
  hi: "कुछ योजनाएँ इन मालिकों को ज़्यादा देती हैं। जवाब देना ज़रूरी नहीं है।",
});
export const owners = labels({
  women: { en: "Women", hi: "महिलाओं का" },
  sc_st: { en: "Members of SC or ST", hi: "अनुसूचित जाति या जनजाति के लोगों का" },
  sc_st_women: { en: "Women who are members of SC or ST", hi: "अनुसूचित जाति या जनजाति की महिलाओं का" },
  others: { en: "None of these", hi: "इनमें से किसी का नहीं" },
});

export const iec = message({
  en: "Do you have an Importer Exporter Code (IEC)?",
  hi: "क्या आयातक-निर्यातक कोड (IEC) है?",
});

export const exporting = message({ en: "Do you export?", hi: "क्या आपके यहाँ से निर्यात होता है?" });
export const exportKinds = labels({
  goods: { en: "Yes, goods", hi: "हाँ, माल का" },
  services: { en: "Only services", hi: "सिर्फ़ सेवाओं का" },
  not_yet: { en: "Not yet, but we will", hi: "अभी नहीं, पर आगे करना है" },
  none: { en: "No", hi: "नहीं" },
});

export const epfo = message({
  en: "Does EPFO cover your establishment?",
  hi: "क्या आपका प्रतिष्ठान EPFO में पंजीकृत है?",
});
export const epfoHelp = message({
  en: "EPFO is the provident fund organisation; covered firms have a code.",
  hi: "EPFO भविष्य निधि (पीएफ़) का संगठन है; उसमें पंजीकृत फ़र्मों का एक कोड होता है।",
});
export const epfoAnswers = labels({
  over_1_year: { en: "Yes, for more than a year", hi: "हाँ, एक साल से ज़्यादा समय से" },
  new: { en: "Yes, for less than a year", hi: "हाँ, एक साल से कम समय से" },
  no: { en: "No", hi: "नहीं" },
});

export const team = message({
  en: "How many people will work for you after you have hired?",
  hi: "नए लोग रखने के बाद आपके यहाँ कुल कितने लोग काम करेंगे?",
});
export const teams = labels({
  under_4: { en: "Fewer than 4", hi: "4 से कम" },
  under_22: { en: "4 to 21", hi: "4 से 21" },
  under_50: { en: "22 to 49", hi: "22 से 49" },
  "50_or_more": { en: "50 or more", hi: "50 या ज़्यादा" },
});

export const hires = message({ en: "How many more people will you employ?", hi: "कितने नए लोग रखने हैं?" });
export const hireCounts = labels({
  none: { en: "None", hi: "कोई नहीं" },
  "1": { en: "One", hi: "एक" },
  "2_to_4": { en: "Two to four", hi: "दो से चार" },
  "5_or_more": { en: "Five or more", hi: "पाँच या ज़्यादा" },
});

export const bankLimit = message({
  en: "Did you have a working-capital limit with a bank on 31 March 2026?",
  hi: "क्या 31 मार्च 2026 को किसी बैंक में कार्यशील पूँजी की लिमिट थी?",
});
export const bankLimitHelp = message({
  en: "An overdraft or cash credit, in an account that was standard on that day.",
  hi: "ओवरड्राफ़्ट या कैश क्रेडिट, ऐसे खाते में जो उस दिन नियमित (स्टैंडर्ड) था।",
});

export const earlierLoan = message({
  en: "Have you had a PMEGP, SVANidhi or MUDRA loan in the past five years?",
  hi: "क्या पिछले पाँच साल में PMEGP, स्वनिधि या मुद्रा लोन लिया है?",
});
export const earlierLoans = labels({
  none: { en: "No", hi: "नहीं" },
  repaid: { en: "SVANidhi or MUDRA, fully repaid", hi: "स्वनिधि या मुद्रा, पूरा चुका दिया" },
  running: { en: "Yes, another or one still running", hi: "हाँ, कोई और, या जो अभी चल रहा है" },
});

export const revenue = message({
  en: "Has the business earned steadily for 12 months?",
  hi: "क्या 12 महीनों से कारोबार की कमाई लगातार हो रही है?",
});
export const revenueHelp = message({
  en: "The scheme asks for audited monthly statements.",
  hi: "योजना में ऑडिट किए हुए मासिक विवरण माँगे जाते हैं।",
});

export const boardCertificate = message({
  en: "Do you have the certificate of the Inter-Ministerial Board?",
  hi: "क्या अंतर-मंत्रालयी बोर्ड का प्रमाणपत्र है?",
});
export const boardCertificateHelp = message({
  en: "It comes after recognition and is needed for the tax holiday.",
  hi: "यह मान्यता के बाद मिलता है और आयकर से छूट के लिए ज़रूरी है।",
});

export const turnover = message({
  en: "What was your highest yearly turnover?",
  hi: "सबसे ज़्यादा सालाना कारोबार कितना रहा?",
});
export const turnovers = labels({
  "100_crore": { en: "Up to ₹100 crore", hi: "₹100 करोड़ तक" },
  "200_crore": { en: "₹100 to 200 crore", hi: "₹100 से 200 करोड़" },
  more: { en: "More than ₹200 crore", hi: "₹200 करोड़ से ज़्यादा" },
});

export const overdue = message({
  en: "Has the last day for payment passed?",
  hi: "क्या आपके बिल के भुगतान का आखिरी दिन बीत चुका है?",
});
export const overdueHelp = message({
  en: "The agreed day, at most 45 days after the buyer accepted, or 15 days without an agreement.",
  hi: "तय किया हुआ दिन, खरीदार की स्वीकृति के ज़्यादा से ज़्यादा 45 दिन बाद; कुछ तय न हो, तो 15 दिन बाद।",
});

export const buyerPlatform = message({
  en: "Does your buyer accept invoices on a TReDS platform?",
  hi: "क्या आपका खरीदार TReDS प्लेटफ़ॉर्म पर बिल स्वीकार करता है?",
});
export const buyerPlatformHelp = message({
  en: "For example RXIL, M1xchange or Invoicemart.",
  hi: "जैसे RXIL, M1xchange या Invoicemart।",
});
