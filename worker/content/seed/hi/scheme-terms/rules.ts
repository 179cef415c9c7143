import type { Translations } from "../../../translations.ts";

export type Terms = NonNullable<Translations<"schemes">[string]["terms"]>;
type Rule = NonNullable<Terms["rules"]>[number];

const REGISTER_ON_UDYAM: Rule["fix"] = {
  text: "उद्यम पोर्टल पर पंजीकरण करें। यह मुफ़्त है, और कोई आपसे इसके पैसे नहीं ले सकता।",
  time: "ऑनलाइन करीब आधा घंटा",
};
const APPLY_FOR_RECOGNITION: Rule["fix"] = {
  text: "स्टार्टअप इंडिया पोर्टल पर मान्यता के लिए आवेदन करें। यह मुफ़्त है; कंपनियाँ, एलएलपी, पंजीकृत साझेदारी फ़र्में और सहकारी समितियाँ आवेदन कर सकती हैं।",
  time: "आवेदन में एक घंटा, फिर विभाग की जाँच",
};
export const OBTAIN_AN_IEC: Rule["fix"] = {
  text: "DGFT के पोर्टल पर आयातक-निर्यातक कोड (IEC) के लिए आवेदन करें।",
  time: "कुछ दिन; शुल्क ₹500 है",
};

/** The two rules of `udyamRules` in English. */
export function udyamRules(because: string): Rule[] {
  return [
    { because },
    {
      because: "पहले उद्यम पंजीकरण चाहिए; सिर्फ़ उद्यम असिस्ट प्रमाणपत्र शायद काफ़ी न हो।",
      fix: REGISTER_ON_UDYAM,
    },
  ];
}

/** The two rules of `recognitionRules` in English. */
export function recognitionRules(): Rule[] {
  return [
    { because: "यह सहायता केवल DPIIT से मान्यता प्राप्त स्टार्टअप के लिए है।" },
    { because: "पहले DPIIT से आपकी फ़र्म को स्टार्टअप की मान्यता मिलनी चाहिए।", fix: APPLY_FOR_RECOGNITION },
  ];
}
