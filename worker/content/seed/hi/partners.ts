import type { Translations } from "../../translations.ts";

export const partners: Translations<"partners"> = {
  "seven-banyans-incubator": {
    logo: { alt: "सेवन बनयन्स इनक्यूबेटर का लोगो" },
    benefit: "पहले छह महीने के लिए एक डेस्क और एक मेंटर",
  },
  "two-peacocks-angel-circle": {
    logo: { alt: "टू पीकॉक्स एंजेल सर्कल का लोगो" },
    benefit: "बिक्री शुरू कर चुके संस्थापकों को पहला निवेश",
  },
  "stepwell-and-saffron-design-studio": {
    logo: { alt: "स्टेपवेल ऐंड सैफ़्रन डिज़ाइन स्टूडियो का लोगो" },
    benefit: "ऐसे नाम, लेबल और पैकेट, जिन्हें दुकानें रखना चाहें",
  },
  "brass-lantern-legal": {
    logo: { alt: "ब्रास लैंटर्न लीगल का लोगो" },
    benefit: "हस्ताक्षर से पहले अनुबंध की जाँच",
  },
  "monsoon-ledger-accountants": {
    logo: { alt: "मॉनसून लेजर अकाउंटेंट्स का लोगो" },
    benefit: "बही-खाता, जीएसटी रिटर्न और साफ़ ऑडिट",
  },
  "paper-kite-media-house": {
    logo: { alt: "पेपर काइट मीडिया हाउस का लोगो" },
    benefit: "आपकी कहानी अखबारों और रेडियो तक",
  },
  "nine-looms-export-guild": {
    logo: { alt: "नाइन लूम्स एक्सपोर्ट गिल्ड का लोगो" },
    benefit: "कपड़े और शिल्प के लिए विदेशी खरीदार",
  },
  "copper-kettle-packaging-lab": {
    logo: { alt: "कॉपर केटल पैकेजिंग लैब का लोगो" },
    benefit: "पैकेट के टिकने और सफ़र झेलने की जाँच",
  },
  "bullock-and-byte-cloud-works": {
    logo: { alt: "बुलक ऐंड बाइट क्लाउड वर्क्स का लोगो" },
    benefit: "बिल और स्टॉक का आसान सॉफ़्टवेयर",
  },
  "tin-whistle-logistics": {
    logo: { alt: "टिन व्हिसल लॉजिस्टिक्स का लोगो" },
    benefit: "किसी भी ज़िले तक छोटा माल, ट्रैकिंग के साथ",
  },
  "clay-lamp-skills-academy": {
    logo: { alt: "क्ले लैंप स्किल्स अकादमी का लोगो" },
    benefit: "आपकी मशीनों के लिए सीखे हुए कारीगर",
  },
  "half-moon-makers-lab": {
    logo: { alt: "हाफ़ मून मेकर्स लैब का लोगो" },
    benefit: "नमूने (प्रोटोटाइप) कटे, छपे और परखे हुए",
  },
  "blue-tamarind-market-research": {
    logo: { alt: "ब्लू टैमरिंड मार्केट रिसर्च का लोगो" },
    benefit: "बाज़ार में उतरने से पहले वहाँ का दाम",
  },
  "rope-bridge-rural-network": {
    logo: { alt: "रोप ब्रिज रूरल नेटवर्क का लोगो" },
    benefit: "समय पर माल देने वाले किसान और समूह",
  },
  "sunflower-nagarik-bank": {
    logo: { alt: "सनफ़्लावर नागरिक बैंक का लोगो" },
    benefit: "छोटी दुकानों के लिए कार्यशील पूँजी लिमिट",
  },
  "old-banyan-commercial-bank": {
    logo: { alt: "ओल्ड बनयन कमर्शियल बैंक का लोगो" },
    benefit: "मशीन और इमारत के लिए टर्म लोन",
  },
  "lighthouse-and-anchor-co-operative-bank": {
    logo: { alt: "लाइटहाउस ऐंड एंकर को-ऑपरेटिव बैंक का लोगो" },
    benefit: "समुद्र तट के व्यापारियों के लिए लोन",
  },
  "green-parrot-small-finance-bank": {
    logo: { alt: "ग्रीन पैरट स्मॉल फ़ाइनेंस बैंक का लोगो" },
    benefit: "पहला लोन, आपकी नकदी देखकर",
  },
  "full-moon-gramin-bank": {
    logo: { alt: "फ़ुल मून ग्रामीण बैंक का लोगो" },
    benefit: "ग्रामीण इकाइयों और उपज के प्रसंस्करण के लिए लोन",
  },
  "peacock-street-sme-exchange": {
    logo: { alt: "पीकॉक स्ट्रीट एसएमई एक्सचेंज का लोगो" },
    benefit: "सूचीबद्ध होने में क्या लगता है और कितना खर्च आता है",
  },
  "brass-scales-commodity-exchange": {
    logo: { alt: "ब्रास स्केल्स कमोडिटी एक्सचेंज का लोगो" },
    benefit: "अनाज, धातु और कपास का सही दाम",
  },
};
