import { message } from "../message.ts";

export const opportunities = message({ en: "Opportunities", hi: "निवेश के मौके" });
export const opportunitiesLead = message({
  en: "Startups and small enterprises that are raising money through the forum. Open one to see what the money is for and what can go wrong.",
  hi: "स्टार्टअप और छोटे उद्यम, जो फ़ोरम के ज़रिए पैसा जुटा रहे हैं। किसी को खोलकर देखें कि पैसा किस काम के लिए है और क्या गड़बड़ हो सकती है।",
});
export const noOpportunities = message({
  en: "Nobody is raising money right now. New opportunities appear here first.",
  hi: "अभी कोई पैसा नहीं जुटा रहा है। नए मौके सबसे पहले यहीं दिखते हैं।",
});
export const from = message({ en: "From ₹{least}", hi: "कम से कम ₹{least}" });
export const openUntil = message({ en: "{left}, until {day}", hi: "{left}, आखिरी तारीख {day}" });
export const isClosed = message({ en: "Closed", hi: "बंद" });
export const acceptedTo = message({ en: "Accepted offers to {name}", hi: "{name} को मिले और स्वीकार हुए ऑफ़र" });
export const accepted = message({
  en: "<strong>₹{accepted}</strong> of ₹{ask} in accepted offers",
  hi: "₹{ask} में से <strong>₹{accepted}</strong> के ऑफ़र स्वीकार हुए",
});
export const opportunity = message({ en: "Opportunity", hi: "निवेश का मौका" });
export const raising = message({ en: "Raising", hi: "कितना जुटाना है" });
export const smallest = message({ en: "Smallest offer", hi: "सबसे छोटा ऑफ़र" });
export const until = message({ en: "Offers until", hi: "ऑफ़र कब तक" });
export const stage = message({ en: "Stage", hi: "काम कहाँ तक पहुँचा" });
export const sector = message({ en: "Sector", hi: "क्षेत्र" });
export const city = message({ en: "City", hi: "शहर" });
export const atAGlance = message({ en: "At a glance", hi: "एक नज़र में" });
export const makeOffer = message({ en: "Make an offer", hi: "ऑफ़र दें" });
export const takesNoOffers = message({
  en: "This opportunity is closed and no longer accepts offers.",
  hi: "निवेश का यह मौका बंद हो चुका है और इसमें अब ऑफ़र नहीं लिए जाते।",
});

export const offer = message({ en: "Investment offer", hi: "निवेश का ऑफ़र" });
export const offerLead = message({
  en: "An offer is not binding. We pass it to the founders and arrange a meeting.",
  hi: "ऑफ़र देने से कोई बंधन नहीं होता। हम उसे संस्थापकों तक पहुँचाते हैं और बैठक तय करते हैं।",
});
export const choice = message({ en: "{name}, from ₹{least}", hi: "{name}, कम से कम ₹{least}" });
export const amount = message({ en: "Amount in rupees", hi: "रकम, रुपयों में" });
export const amountHelp = message({ en: "Whole rupees, such as 2,50,000.", hi: "पूरे रुपये, जैसे 2,50,000।" });
export const instrument = message({ en: "How you would invest", hi: "निवेश किस रूप में होगा" });
export const terms = message({ en: "Your terms", hi: "आपकी शर्तें" });
export const termsHelp = message({
  en: "Share, interest or conversion; how long; what you would bring besides money.",
  hi: "हिस्सा, ब्याज या कन्वर्ज़न; कितने समय के लिए; पैसे के अलावा आपकी ओर से और क्या मिलेगा।",
});
export const submit = message({ en: "Submit the offer", hi: "ऑफ़र भेजें" });
export const untilReview = message({
  en: "You can change or withdraw the offer until we begin to review it.",
  hi: "जब तक हम ऑफ़र पर विचार शुरू न करें, उसे बदला या वापस लिया जा सकता है।",
});
export const yourOffer = message({ en: "Your offer", hi: "आपका ऑफ़र" });
export const submitted = message({ en: "Your offer is submitted.", hi: "आपका ऑफ़र भेज दिया गया है।" });
export const submittedHelp = message({
  en: "We will pass it to the founders and write to you about a meeting.",
  hi: "हम उसे संस्थापकों तक पहुँचाएँगे और बैठक के बारे में आपको लिखेंगे।",
});
export const status = message({
  en: "{name}, ₹{amount}. Status: {status}.",
  hi: "{name}, ₹{amount}। स्थिति: {status}।",
});
export const withdraw = message({ en: "Withdraw the offer", hi: "ऑफ़र वापस लें" });
export const withdrawHelp = message({
  en: "A withdrawn offer cannot be brought back. To invest after all, make a new offer.",
  hi: "वापस लिया गया ऑफ़र फिर से चालू नहीं हो सकता। बाद में निवेश करना हो, तो नया ऑफ़र दें।",
});

export const portfolio = message({ en: "Your portfolio", hi: "आपका पोर्टफ़ोलियो" });
export const portfolioLead = message({
  en: "Your holdings through the forum, and your offers in progress.",
  hi: "फ़ोरम के ज़रिए आपके निवेश, और आपके वे ऑफ़र, जिन पर बात चल रही है।",
});
export const held = message({ en: "Held", hi: "निवेश हो चुका" });
export const offered = message({ en: "Offered", hi: "ऑफ़र में" });
export const holdings = message({ en: "Holdings", hi: "आपके निवेश" });
export const inProgress = message({ en: "In progress", hi: "जिन पर बात चल रही है" });
export const closedOffers = message({ en: "Closed", hi: "जो बंद हो गए" });
export const olderKind = message({ en: "offers", hi: "ऑफ़र" });
export const firstOffer = message({
  en: "Your first offer will appear here with its status.",
  hi: "आपका पहला ऑफ़र अपनी स्थिति के साथ यहाँ दिखेगा।",
});
export const seeOpportunities = message({ en: "See the opportunities", hi: "निवेश के मौके देखें" });
