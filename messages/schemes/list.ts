import { message } from "../message.ts";

export const pageTitle = message({
  en: "Government schemes for MSMEs and startups",
  hi: "एमएसएमई और स्टार्टअप के लिए सरकारी योजनाएँ",
});
export const description = message({
  en: "{count} schemes of the Government of India for small enterprises and startups: who is eligible, what you get, how to apply, and the source of the figures.",
  hi: "छोटे उद्यमों और स्टार्टअप के लिए भारत सरकार की {count} योजनाएँ: कौन पात्र है, क्या मिलता है, आवेदन कैसे करें, और आँकड़ों का स्रोत।",
});
export const schemes = message({ en: "Schemes", hi: "योजनाएँ" });
export const title = message({ en: "Government schemes", hi: "सरकारी योजनाएँ" });
export const lead = message({
  en: "Who is eligible, what you get and how to apply, in plain words, with the date and the source of the figures.",
  hi: "कौन पात्र है, क्या मिलता है और आवेदन कैसे करें: आसान शब्दों में, आँकड़ों की तारीख और स्रोत के साथ।",
});
export const findWhatFits = message({ en: "Find what fits you", hi: "अपने काम की योजना खोजें" });
export const calculators = message({
  en: "Or work out a fee, the interest on a late bill or your Udyam class with the <a>calculators</a>.",
  hi: "या <a>कैलकुलेटर</a> से शुल्क, देर से चुकाए बिल का ब्याज या अपने उद्यम की श्रेणी निकालें।",
});
export const onThisPage = message({ en: "On this page", hi: "इस पेज पर" });
export const moreSchemes = message({ en: "More schemes", hi: "और योजनाएँ" });
export const nextTitle = message({ en: "Bring your papers", hi: "अपने कागज़ साथ लाएँ" });
export const nextText = message({
  en: "At our events mentors sit down with you over an application. Was your application refused? Tell us why; often one document is missing.",
  hi: "हमारे कार्यक्रमों में मेंटर आपके साथ बैठकर आवेदन देखते हैं। आवेदन नामंज़ूर हुआ? कारण हमें बताएँ; अक्सर एक ही कागज़ कम होता है।",
});
export const findEvent = message({ en: "Find an event", hi: "कार्यक्रम देखें" });
export const writeToUs = message({ en: "Write to us", hi: "हमें लिखें" });

export const atAGlance = message({ en: "At a glance", hi: "एक नज़र में" });
export const whatDoYouDo = message({ en: "What do you do?", hi: "आपका काम क्या है?" });
export const whatDoYouNeed = message({ en: "What do you need?", hi: "क्या चाहिए?" });
export const anything = message({ en: "Anything", hi: "कुछ भी" });
export const make = message({ en: "I make", hi: "सामान बनाना" });
export const trade = message({ en: "I trade", hi: "व्यापार" });
export const serve = message({ en: "I serve", hi: "सेवा देना" });
export const loan = message({ en: "A loan", hi: "लोन" });
export const guarantee = message({ en: "A guarantee", hi: "गारंटी" });
export const subsidy = message({ en: "A subsidy or tax relief", hi: "सब्सिडी या टैक्स में छूट" });
export const buyer = message({ en: "A buyer", hi: "खरीदार" });
export const payment = message({ en: "My bills paid", hi: "अपने बिल का पैसा" });
export const training = message({ en: "Training", hi: "प्रशिक्षण" });
export const schemeColumn = message({ en: "Scheme", hi: "योजना" });
export const whatItIs = message({ en: "What it is", hi: "क्या है" });
export const upTo = message({ en: "Up to", hi: "ज़्यादा से ज़्यादा" });
export const forWhom = message({ en: "For whom", hi: "किसके लिए" });
export const factsAsOf = message({ en: "Facts as of", hi: "जानकारी की तारीख" });
export const shown = message({
  en: "Schemes shown: <number></number> of {count}",
  hi: "{count} में से <number></number> योजनाएँ दिख रही हैं",
});
export const upToLabel = message({ en: "Up to: ", hi: "ज़्यादा से ज़्यादा: " });
export const forLabel = message({ en: "For: ", hi: "किसके लिए: " });
export const factsLabel = message({
  en: "<label>Facts as of </label><day>{day}</day>",
  hi: "<day>{day}</day><label> तक की जानकारी</label>",
});
export const overdueLabel = message({
  en: "Not checked since <day>{day}</day>",
  hi: "<day>{day}</day> के बाद जाँच नहीं हुई",
});

export const kindAndLimit = message({ en: "{kind}. Up to: {upTo}.", hi: "{kind}। ज़्यादा से ज़्यादा: {upTo}।" });
export const details = message({
  en: "Who is eligible, what you get, how to apply<more> ({title})</more>",
  hi: "कौन पात्र है, क्या मिलता है, आवेदन कैसे करें<more> ({title})</more>",
});
export const whoIsEligible = message({ en: "Who is eligible", hi: "कौन पात्र है" });
export const whatYouGet = message({ en: "What you get", hi: "क्या मिलता है" });
export const howToApply = message({ en: "How to apply", hi: "आवेदन कैसे करें" });
export const learnMore = message({
  en: "Learn More<more> about {title}</more>",
  hi: "<more>{title}: </more>और जानें",
});
export const read = message({ en: "Read: <a>{title}</a>", hi: "पढ़ें: <a>{title}</a>" });
export const calculate = message({ en: "Calculate: <a>{title}</a>", hi: "हिसाब लगाएँ: <a>{title}</a>" });
export const askInPerson = message({ en: "Ask in person: <a>{title}</a>", hi: "मिलकर पूछें: <a>{title}</a>" });
