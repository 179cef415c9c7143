import { message } from "../message.ts";

export const calculators = message({ en: "Calculators", hi: "कैलकुलेटर" });
export const calculator = message({ en: "Calculator", hi: "कैलकुलेटर" });
export const pageTitle = message({ en: "Calculators for small enterprises", hi: "छोटे उद्यमों के लिए कैलकुलेटर" });
export const description = message({
  en: "Interest on delayed payments, the CGTMSE fee, DSCR and break-even, export prices and the Udyam class, with formula, source and date.",
  hi: "देर से भुगतान पर ब्याज, CGTMSE का शुल्क, DSCR और ब्रेक-ईवन, निर्यात का दाम और उद्यम की श्रेणी: सूत्र, स्रोत और तारीख के साथ।",
});
export const lead = message({
  en: "The sums behind a late bill, a loan and an export order. Each shows its steps, its formula and the source of its figures.",
  hi: "देर से चुकाए गए बिल, लोन और निर्यात के ऑर्डर का हिसाब। हर कैलकुलेटर अपने कदम, सूत्र और आँकड़ों का स्रोत दिखाता है।",
});
export const nothingStored = message({
  en: "You need no account, and we store nothing. Your figures are in the address of the result, so that you can send it to your accountant.",
  hi: "खाता नहीं चाहिए, और हम कुछ भी सेव नहीं करते। आपके आँकड़े नतीजे के पते में रहते हैं, ताकि उसे अपने अकाउंटेंट को भेजा जा सके।",
});
export const nextTitle = message({
  en: "Is the result not what you expected?",
  hi: "नतीजा वैसा नहीं है, जैसा सोचा था?",
});
export const nextText = message({
  en: "Send us the address of the result with your question. A mentor reads it and answers.",
  hi: "अपने सवाल के साथ नतीजे का पता हमें भेजें। एक मेंटर उसे पढ़कर जवाब देते हैं।",
});
export const writeToUs = message({ en: "Write to us", hi: "हमें लिखें" });
export const seeSchemes = message({ en: "See the schemes", hi: "योजनाएँ देखें" });
export const calculatorTitle = message({ en: "{title}: calculator", hi: "{title}: कैलकुलेटर" });
export const others = message({ en: "Other calculators", hi: "दूसरे कैलकुलेटर" });
export const unavailable = message({
  en: "This calculator is not available right now: we are checking a figure that it needs.",
  hi: "यह कैलकुलेटर अभी बंद है: इसके लिए ज़रूरी एक आँकड़ा हम जाँच रहे हैं।",
});

export const yourFigures = message({ en: "Your figures", hi: "आपके आँकड़े" });
export const choose = message({ en: "Please choose", hi: "चुनें" });
export const seeExample = message({ en: "See it with an example", hi: "उदाहरण के साथ देखें" });
export const privacy = message({
  en: "Your figures are in the address of the result and nowhere else: we do not store them. Send the address to your accountant to show the same result.",
  hi: "आपके आँकड़े सिर्फ़ नतीजे के पते में रहते हैं, और कहीं नहीं: हम उन्हें सेव नहीं करते। यही नतीजा दिखाने के लिए पता अपने अकाउंटेंट को भेजें।",
});
export const correct = message({
  en: { one: "Please correct one entry.", other: "Please correct {count} entries." },
  hi: { one: "एक जगह सुधार करें।", other: "{count} जगह सुधार करें।" },
});

export const result = message({ en: "Result", hi: "नतीजा" });
export const stepByStep = message({ en: "Step by step", hi: "कदम-दर-कदम" });
export const noAdvice = message({
  en: "This is a calculation, not legal or tax advice.",
  hi: "यह सिर्फ़ हिसाब है, कानून या टैक्स की सलाह नहीं।",
});
export const confirmFigures = message({
  en: "Confirm the figures below with their sources before you rely on it.",
  hi: "इस पर भरोसा करने से पहले नीचे के आँकड़े उनके स्रोत से मिला लें।",
});
export const printResult = message({ en: "Print the result", hi: "नतीजा प्रिंट करें" });
export const changeFigures = message({ en: "Change the figures", hi: "आँकड़े बदलें" });

export const howCalculated = message({ en: "How it is calculated", hi: "हिसाब कैसे लगता है" });
export const notCovered = message({ en: "What it does not cover", hi: "इसमें क्या शामिल नहीं है" });
export const figuresAndSources = message({ en: "Figures and sources", hi: "आँकड़े और स्रोत" });
export const readMore = message({ en: "Read more", hi: "और पढ़ें" });
export const article = message({ en: "Article: <a>{title}</a>", hi: "लेख: <a>{title}</a>" });
export const scheme = message({ en: "Scheme: <a>{title}</a>", hi: "योजना: <a>{title}</a>" });
export const factsAsOf = message({
  en: "<a>{title}</a><number>{number}</number>. Facts as of {day}{note}.",
  hi: "<a>{title}</a><number>{number}</number>। {day} तक की जानकारी{note}।",
});
export const notChecked = message({
  en: "<a>{title}</a><number>{number}</number>. Not checked since {day}{note}.",
  hi: "<a>{title}</a><number>{number}</number>। {day} के बाद जाँच नहीं हुई{note}।",
});
