import { message } from "../message.ts";

/** Links at the end of several pages. */
export const seeEvents = message({ en: "See the events", hi: "कार्यक्रम देखें" });
export const compareMemberships = message({ en: "Compare memberships", hi: "सदस्यताओं की तुलना करें" });
export const seeMembership = message({ en: "See membership", hi: "सदस्यता देखें" });
export const seeSchemes = message({ en: "See the schemes", hi: "योजनाएँ देखें" });
export const readBlogs = message({ en: "Read the blogs", hi: "ब्लॉग पढ़ें" });
export const readMore = message({ en: "Read More", hi: "और पढ़ें" });
export const showLess = message({ en: "Show Less", hi: "कम दिखाएँ" });
export const notFound = message({ en: "Not found", hi: "नहीं मिला" });
export const onThisPage = message({ en: "On this page", hi: "इस पेज पर" });
