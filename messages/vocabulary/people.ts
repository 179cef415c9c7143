import { labels } from "../labels.ts";

/** Section 6: the role `student` is shown as MSME. */
export const roleLabel = labels({
  mentor: { en: "Mentor", hi: "मेंटर" },
  student: { en: "MSME", hi: "एमएसएमई" },
  investor: { en: "Investor", hi: "निवेशक" },
  startup: { en: "Startup", hi: "स्टार्टअप" },
});

/** Section 9. */
export const membershipStatusLabel = labels({
  "Non-Member": { en: "Non-Member", hi: "सदस्य नहीं" },
  "Basic MASA Community": { en: "Basic MASA Community", hi: "बेसिक मासा कम्युनिटी" },
  "Premium Member": { en: "Premium Member", hi: "प्रीमियम सदस्य" },
  "Gold Member": { en: "Gold Member", hi: "गोल्ड सदस्य" },
  "Corporate Member": { en: "Corporate Member", hi: "कॉर्पोरेट सदस्य" },
  "Platinum Members": { en: "Platinum Members", hi: "प्लैटिनम सदस्य" },
  "Patron Members": { en: "Patron Members", hi: "पैट्रन सदस्य" },
});

/** Section 2. */
export const teamSectionLabel = labels({
  "National Board of Directors": { en: "National Board of Directors", hi: "राष्ट्रीय बोर्ड" },
  "Advisory Board": { en: "Advisory Board", hi: "सलाहकार बोर्ड" },
  "Our Mentors": { en: "Our Mentors", hi: "हमारे मेंटर" },
  Delhi: { en: "Delhi", hi: "दिल्ली" },
  Raipur: { en: "Raipur", hi: "रायपुर" },
  Indore: { en: "Indore", hi: "इंदौर" },
  Bhubaneswar: { en: "Bhubaneswar", hi: "भुवनेश्वर" },
  Mumbai: { en: "Mumbai", hi: "मुंबई" },
});
export const partnerSectionLabel = labels({
  "Ecosystem Partners": { en: "Ecosystem Partners", hi: "इकोसिस्टम साझेदार" },
  "Bank and Exchange Partners": { en: "Bank and Exchange Partners", hi: "बैंक और एक्सचेंज साझेदार" },
});
export const initiativeSectionLabel = labels({
  "MASA Awards": { en: "MASA Awards", hi: "मासा अवॉर्ड्स" },
  "My Power Brand": { en: "My Power Brand", hi: "माय पावर ब्रांड" },
  "MSME Times": { en: "MSME Times", hi: "एमएसएमई टाइम्स" },
  "MSME Kalptaru": { en: "MSME Kalptaru", hi: "एमएसएमई कल्पतरु" },
  "Nivesh Manthan": { en: "Nivesh Manthan", hi: "निवेश मंथन" },
  "Events and Initiatives": { en: "Events and Initiatives", hi: "कार्यक्रम और पहल" },
});
