import { labels } from "../labels.ts";

/** Section 6. */
export const taskTitle = labels({
  "read-article": { en: "Read an MSME article", hi: "एमएसएमई पर एक लेख पढ़ें" },
  "write-review": { en: "Write a review", hi: "अपनी राय लिखें" },
  "view-schemes": { en: "View schemes", hi: "योजनाएँ देखें" },
  "know-awards": { en: "Know MASA Awards", hi: "मासा अवॉर्ड्स को जानें" },
  "read-blogs": { en: "Read blogs", hi: "ब्लॉग पढ़ें" },
  "register-incubation": { en: "Register for incubation", hi: "इनक्यूबेशन के लिए पंजीकरण करें" },
  "create-report": { en: "Create a detailed project report", hi: "विस्तृत परियोजना रिपोर्ट बनाएँ" },
  "study-startups": { en: "Study assigned startups", hi: "सौंपे गए स्टार्टअप समझें" },
  "mentorship-report": { en: "Prepare a mentorship report", hi: "मेंटरशिप रिपोर्ट तैयार करें" },
  "suggest-improvements": { en: "Suggest improvements", hi: "सुधार के सुझाव दें" },
  "explore-opportunities": { en: "Explore opportunities", hi: "निवेश के मौके देखें" },
  "view-portfolio": { en: "View portfolio", hi: "पोर्टफ़ोलियो देखें" },
  "submit-offer": { en: "Submit an investment offer", hi: "निवेश का ऑफ़र दें" },
});
/** The button of a task. */
export const taskStep = labels({
  "read-article": { en: "Choose an article", hi: "कोई लेख चुनें" },
  "write-review": { en: "Write your review", hi: "अपनी राय लिखें" },
  "view-schemes": { en: "See the schemes", hi: "योजनाएँ देखें" },
  "know-awards": { en: "See the awards", hi: "अवॉर्ड्स देखें" },
  "read-blogs": { en: "Choose an article", hi: "कोई लेख चुनें" },
  "register-incubation": { en: "Apply", hi: "आवेदन करें" },
  "create-report": { en: "Write your report", hi: "रिपोर्ट लिखें" },
  "study-startups": { en: "See your startups", hi: "अपने स्टार्टअप देखें" },
  "mentorship-report": { en: "Write the report", hi: "रिपोर्ट लिखें" },
  "suggest-improvements": { en: "Write a suggestion", hi: "सुझाव लिखें" },
  "explore-opportunities": { en: "See who is raising money", hi: "देखें, पूँजी किसे चाहिए" },
  "view-portfolio": { en: "Open your portfolio", hi: "पोर्टफ़ोलियो खोलें" },
  "submit-offer": { en: "Make an offer", hi: "ऑफ़र दें" },
});

export const ratingLabel = labels({
  "5": { en: "Very good", hi: "बहुत अच्छा" },
  "4": { en: "Good", hi: "अच्छा" },
  "3": { en: "Fair", hi: "ठीक-ठाक" },
  "2": { en: "Poor", hi: "खराब" },
  "1": { en: "Very poor", hi: "बहुत खराब" },
});
export const stageLabel = labels({
  Idea: { en: "Idea", hi: "अभी विचार है" },
  Prototype: { en: "Prototype", hi: "नमूना तैयार है" },
  "First customers": { en: "First customers", hi: "पहले ग्राहक मिल गए" },
  "Growing sales": { en: "Growing sales", hi: "बिक्री बढ़ रही है" },
});
export const constitutionLabel = labels({
  Proprietorship: { en: "Proprietorship", hi: "एकल स्वामित्व (प्रोपराइटरशिप)" },
  Partnership: { en: "Partnership", hi: "साझेदारी (पार्टनरशिप)" },
  "Limited liability partnership": { en: "Limited liability partnership", hi: "सीमित देयता साझेदारी (एलएलपी)" },
  "Private limited company": { en: "Private limited company", hi: "प्राइवेट लिमिटेड कंपनी" },
  "Co-operative or self-help group": { en: "Co-operative or self-help group", hi: "सहकारी समिति या स्वयं सहायता समूह" },
});
export const suggestionAreaLabel = labels({
  Product: { en: "Product", hi: "उत्पाद" },
  "Market and sales": { en: "Market and sales", hi: "बाज़ार और बिक्री" },
  Money: { en: "Money", hi: "पैसा" },
  Team: { en: "Team", hi: "टीम" },
  "Law and compliance": { en: "Law and compliance", hi: "कानून और नियमों का पालन" },
});
export const offerInstrumentLabel = labels({
  Equity: { en: "Equity", hi: "हिस्सेदारी (इक्विटी)" },
  "Convertible note": { en: "Convertible note", hi: "कन्वर्टिबल नोट" },
  Loan: { en: "Loan", hi: "लोन" },
});
export const offerStatusLabel = labels({
  submitted: { en: "Submitted", hi: "भेजा गया" },
  under_review: { en: "Under review", hi: "विचार हो रहा है" },
  accepted: { en: "Accepted", hi: "स्वीकार हुआ" },
  declined: { en: "Declined", hi: "स्वीकार नहीं हुआ" },
  withdrawn: { en: "Withdrawn", hi: "वापस लिया गया" },
});
