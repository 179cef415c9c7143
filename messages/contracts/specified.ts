import { message } from "../message.ts";

/** Sections 5 and 8: the English texts are fixed letter for letter. */
export const membershipDetails = message({
  en: "Please provide your name and contact details.",
  hi: "कृपया अपना नाम और संपर्क की जानकारी दें।",
});
export const paymentFailed = message({
  en: "Error initiating payment.",
  hi: "भुगतान शुरू नहीं हो पाया।",
});
export const contactSent = message({ en: "Message sent successfully!", hi: "संदेश भेज दिया गया!" });
export const contactFailed = message({ en: "Message failed", hi: "संदेश नहीं भेजा जा सका" });
export const registered = message({
  en: "Registration Successful! we will get back to you soon.",
  hi: "पंजीकरण हो गया! हम जल्दी ही आपसे संपर्क करेंगे।",
});
export const registerFailed = message({ en: "Registration failed", hi: "पंजीकरण नहीं हो पाया" });
export const eventFieldsRequired = message({ en: "All fields are required.", hi: "सब कुछ भरना ज़रूरी है।" });
export const eventEmail = message({
  en: "Please provide a valid email address.",
  hi: "कृपया सही ईमेल पता लिखें।",
});
export const eventPhone = message({
  en: "Please provide a valid 10-digit phone number.",
  hi: "कृपया 10 अंकों का सही फ़ोन नंबर लिखें।",
});
export const eventFailed = message({
  en: "Failed to register for the event. Please try again.",
  hi: "कार्यक्रम के लिए पंजीकरण नहीं हो पाया। कृपया फिर कोशिश करें।",
});
