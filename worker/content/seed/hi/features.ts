import type { Translations } from "../../translations.ts";

export const features: Translations<"features"> = {
  "funding-connections": {
    title: "पूँजी तक पहुँच",
    text: "निवेशकों और बैंकों से परिचय, जब दोनों पक्ष राज़ी हों।",
  },
  "industry-mentors": {
    title: "उद्योग के मेंटर",
    text: "कारोबारी और अकाउंटेंट लिखकर बताते हैं कि वे क्या बदलते।",
  },
  "events-and-workshops": {
    title: "कार्यक्रम और कार्यशालाएँ",
    text: "हर तीसरे गुरुवार को मंथली कनेक्ट, और कार्यशालाएँ।",
  },
  "awards-and-visibility": {
    title: "पुरस्कार और पहचान",
    text: "पुरस्कार, पॉडकास्ट और सदस्य सूची से खरीदार आप तक पहुँचते हैं।",
  },
  "government-schemes": {
    title: "सरल भाषा में योजनाएँ",
    text: "कौन पात्र है, क्या मिलता है, आवेदन कैसे करें; स्रोत के साथ।",
  },
  "a-checklist-for-your-role": {
    title: "आपकी भूमिका की काम-सूची",
    text: "एमएसएमई, स्टार्टअप, मेंटर या निवेशक के लिए छोटी सूची।",
  },
};
