import { message } from "../message.ts";

export const title = message({ en: "Mission, vision and values", hi: "उद्देश्य, सपना और मूल्य" });
export const description = message({
  en: "MASA Forum connects small businesses and startups in India with investors and mentors: its mission, vision and values, what it does, for whom, and where.",
  hi: "मासा फ़ोरम भारत के छोटे कारोबार और स्टार्टअप को निवेशकों और मेंटरों से जोड़ता है: उसका उद्देश्य, सपना और मूल्य, वह क्या करता है, किसके लिए और कहाँ।",
});
export const heading = message({ en: "What {name} is\u00a0for", hi: "{name} किसलिए है" });
export const lead = message({
  en: "We connect small and medium enterprises and startups with investors and industry mentors, so that a sound business finds money, advice and buyers wherever it is based. The forum is an initiative of its <a>parent company</a>.",
  hi: "हम छोटे और मझोले उद्यमों और स्टार्टअप को निवेशकों और उद्योग के अनुभवी मेंटरों से जोड़ते हैं, ताकि अच्छे कारोबार को पूँजी, सलाह और खरीदार मिलें, चाहे वह कहीं भी हो। फ़ोरम अपनी <a>मूल कंपनी</a> की पहल है।",
});
export const pillars = message({ en: "What we work on", hi: "हम किन बातों पर काम करते हैं" });
export const nextTitle = message({ en: "Begin with one evening", hi: "शुरुआत एक शाम से" });
export const nextText = message({
  en: "You do not need to be a member to come to most events. Register, listen, and ask the person next to you what they gained from it.",
  hi: "ज़्यादातर कार्यक्रमों में आने के लिए सदस्य होना ज़रूरी नहीं है। पंजीकरण करें, सुनें, और पास बैठे व्यक्ति से पूछें कि उन्हें यहाँ क्या मिला।",
});
export const whatWeDo = message({ en: "What we do", hi: "हम क्या करते हैं" });
export const funding = message({ en: "Funding connections", hi: "निवेशकों तक पहुँच" });
export const fundingText = message({
  en: "Founders who have prepared with a mentor meet investors who have read their papers.",
  hi: "मेंटर के साथ तैयारी कर चुके संस्थापक उन निवेशकों से मिलते हैं, जो उनके कागज़ पढ़ चुके हैं।",
});
export const fundingLink = message({ en: "How Nivesh Manthan works", hi: "निवेश मंथन कैसे होता है" });
export const mentorship = message({ en: "Mentorship", hi: "मेंटर का साथ" });
export const mentorshipText = message({
  en: "Someone who has run a business studies yours and writes down what to change.",
  hi: "जो खुद कारोबार चला चुके हैं, वे आपके कारोबार को समझते हैं और लिखकर देते हैं कि क्या बदलना है।",
});
export const mentorshipLink = message({ en: "Meet the mentors", hi: "मेंटरों से मिलें" });
export const events = message({ en: "Events and awards", hi: "कार्यक्रम और पुरस्कार" });
export const eventsText = message({
  en: "Workshops, clinics, the Monthly Connect and the MASA Awards.",
  hi: "कार्यशालाएँ, क्लिनिक, मंथली कनेक्ट और मासा अवॉर्ड्स।",
});
export const eventsLink = message({ en: "What is on", hi: "कब क्या है" });
export const schemes = message({ en: "Government schemes", hi: "सरकारी योजनाएँ" });
export const schemesText = message({
  en: "Who is eligible, what you get, how to apply, and the official link.",
  hi: "कौन पात्र है, क्या मिलता है, आवेदन कैसे करें, और सरकारी लिंक।",
});
export const schemesLink = message({ en: "Find a scheme", hi: "योजना खोजें" });
export const paid = message({ en: "Paid membership", hi: "सशुल्क सदस्यता" });
export const paidText = message({
  en: "Plans of twelve months, with every price and benefit side by side.",
  hi: "बारह महीने के प्लान, हर शुल्क और हर लाभ आमने-सामने।",
});
export const paidLink = message({ en: "Compare plans", hi: "प्लान की तुलना करें" });
export const forWhom = message({ en: "For whom", hi: "किसके लिए" });
export const businesses = message({ en: "Small businesses (MSMEs)", hi: "छोटे कारोबार (एमएसएमई)" });
export const businessesText = message({
  en: "Credit on fair terms, new buyers, an hour with someone who has solved it.",
  hi: "वाजिब शर्तों पर लोन, नए खरीदार, और एक घंटा उनके साथ, जो वही मुश्किल पार कर चुके हैं।",
});
export const startups = message({ en: "Startups", hi: "स्टार्टअप" });
export const startupsText = message({
  en: "A first investor, a first hire or a first export, properly prepared.",
  hi: "पहला निवेशक, पहला कर्मचारी या पहला निर्यात, पूरी तैयारी के साथ।",
});
export const investors = message({ en: "Investors", hi: "निवेशक" });
export const investorsText = message({
  en: "Few introductions, well prepared, and both sides willing.",
  hi: "परिचय कम, पर पूरी तैयारी के साथ, और दोनों पक्षों की रज़ामंदी से।",
});
export const mentors = message({ en: "Mentors", hi: "मेंटर" });
export const mentorsText = message({
  en: "Businesses worth studying, and owners who act on what you write.",
  hi: "ऐसे कारोबार, जिन्हें समझने में समय देना ठीक लगे, और ऐसे मालिक, जो आपके लिखे पर अमल करें।",
});
export const students = message({ en: "Students", hi: "विद्यार्थी" });
export const studentsText = message({
  en: "A look at how an enterprise is run before you begin one.",
  hi: "अपना उद्यम शुरू करने से पहले देखें कि उद्यम चलता कैसे है।",
});
export const visitors = message({ en: "Visitors", hi: "साइट पर आने वाले" });
export const visitorsText = message({
  en: "Schemes, articles and news in plain words, without logging in.",
  hi: "योजनाएँ, लेख और खबरें आसान शब्दों में, बिना लॉग इन किए।",
});
export const chaptersText = message({
  en: "Members meet in their own city first: a chapter keeps a calendar, visits factories and knows the local offices. Once a month all of them meet online.",
  hi: "सदस्य पहले अपने शहर में मिलते हैं: हर चैप्टर का अपना कैलेंडर है, वह फ़ैक्टरियाँ देखने जाता है और शहर के दफ़्तरों को जानता है। महीने में एक बार सारे चैप्टर ऑनलाइन मिलते हैं।",
});
