import { message } from "./message.ts";

export const chapters = message({ en: "Chapters", hi: "चैप्टर" });
export const delhi = message({ en: "Delhi", hi: "दिल्ली" });
export const raipur = message({ en: "Raipur", hi: "रायपुर" });
export const indore = message({ en: "Indore", hi: "इंदौर" });
export const bhubaneswar = message({ en: "Bhubaneswar", hi: "भुवनेश्वर" });
export const mumbai = message({ en: "Mumbai", hi: "मुंबई" });
export const quickLinks = message({ en: "Quick links", hi: "ज़रूरी लिंक" });
export const about = message({ en: "About us", hi: "हमारे बारे में" });
export const terms = message({ en: "Terms and Conditions", hi: "नियम और शर्तें" });
export const privacy = message({ en: "Privacy Policy", hi: "निजता नीति" });
export const refunds = message({ en: "Cancellation and Refund", hi: "रद्द करना और रिफ़ंड" });
export const termsShort = message({ en: "Terms", hi: "शर्तें" });
export const privacyShort = message({ en: "Privacy", hi: "निजता" });
export const aroundForum = message({ en: "Around the forum", hi: "फ़ोरम से जुड़े" });
export const awards = message({ en: "MASA Awards", hi: "मासा अवॉर्ड्स" });
export const parent = message({ en: "Parent company", hi: "मूल कंपनी" });
export const foundation = message({ en: "Foundation", hi: "फ़ाउंडेशन" });
export const contact = message({ en: "Contact", hi: "संपर्क" });
export const facebook = message({ en: "Facebook", hi: "फ़ेसबुक" });
export const linkedin = message({ en: "LinkedIn", hi: "लिंक्डइन" });
export const instagram = message({ en: "Instagram", hi: "इंस्टाग्राम" });
export const copyright = message({
  en: "© {year} {name}. All rights reserved.",
  hi: "© {year} {name}, सभी अधिकार सुरक्षित।",
});
export const loading = message({ en: "Loading the footer", hi: "पेज का निचला भाग आ रहा है" });
