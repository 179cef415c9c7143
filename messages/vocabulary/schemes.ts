import { labels } from "../labels.ts";

/** What an application for a scheme needs. */
export const schemeDocumentLabel = labels({
  pan: { en: "PAN card of the business or its owner", hi: "कारोबार या मालिक का PAN कार्ड" },
  aadhaar: { en: "Aadhaar of the person who signs", hi: "हस्ताक्षर करने वाले का आधार कार्ड" },
  udyam: { en: "Udyam Registration certificate", hi: "उद्यम पंजीकरण का प्रमाणपत्र" },
  gstin: { en: "GST registration certificate", hi: "जीएसटी पंजीकरण का प्रमाणपत्र" },
  dpiit_certificate: { en: "Certificate of recognition by DPIIT", hi: "DPIIT की मान्यता का प्रमाणपत्र" },
  incorporation: {
    en: "Certificate of incorporation or partnership agreement",
    hi: "कंपनी के गठन का प्रमाणपत्र या साझेदारी का अनुबंध",
  },
  itr_2y: { en: "Income-tax returns of the last two years", hi: "पिछले दो साल के आयकर रिटर्न" },
  gst_returns_12m: { en: "GST returns of the last 12 months", hi: "पिछले 12 महीनों के जीएसटी रिटर्न" },
  bank_statements_12m: { en: "Bank statements of the last 12 months", hi: "पिछले 12 महीनों के बैंक स्टेटमेंट" },
  financials_3y: {
    en: "Balance sheets and profit and loss accounts of the last three years",
    hi: "पिछले तीन साल की बैलेंस शीट और लाभ-हानि खाते",
  },
  projections: { en: "Projected sales, costs and cash flow", hi: "बिक्री, खर्च और नकदी का अनुमान" },
  project_report: { en: "Project report", hi: "परियोजना रिपोर्ट" },
  quotations: { en: "Quotations for the machines or equipment", hi: "मशीनों या उपकरणों के कोटेशन" },
  caste_certificate: { en: "Caste certificate of the owners", hi: "मालिकों का जाति प्रमाणपत्र" },
  iec: { en: "Importer Exporter Code (IEC)", hi: "आयातक-निर्यातक कोड (IEC)" },
  ecr: { en: "Monthly provident fund returns (ECR)", hi: "भविष्य निधि के मासिक रिटर्न (ECR)" },
  invoice: { en: "The invoices", hi: "बिल" },
  purchase_order: { en: "The purchase or work order", hi: "खरीद या काम का ऑर्डर" },
  delivery_proof: { en: "Proof of delivery or acceptance", hi: "माल पहुँचने या स्वीकार होने का सबूत" },
  tm_or_patent_filing: {
    en: "Application for the patent, trademark or design",
    hi: "पेटेंट, ट्रेडमार्क या डिज़ाइन का आवेदन",
  },
  fssai: { en: "FSSAI licence or registration", hi: "FSSAI का लाइसेंस या पंजीकरण" },
  lease_or_title: { en: "Lease or title of the premises", hi: "जगह का किरायानामा या मालिकाना कागज़" },
  board_resolution: { en: "Resolution of the board or the partners", hi: "बोर्ड या साझेदारों का प्रस्ताव" },
  vending_certificate: {
    en: "Certificate of vending or letter of recommendation",
    hi: "विक्रय प्रमाणपत्र (वेंडिंग सर्टिफ़िकेट) या सिफ़ारिश पत्र",
  },
  credit_report: {
    en: "Credit report of the business and its owners",
    hi: "कारोबार और उसके मालिकों की क्रेडिट रिपोर्ट",
  },
  bank_account: { en: "Bank account details with a cancelled cheque", hi: "बैंक खाते की जानकारी और रद्द किया हुआ चेक" },
  shipping_bill: {
    en: "Shipping bills with the claim marked in them",
    hi: "शिपिंग बिल, जिनमें दावा लिखा हो",
  },
  pitch: {
    en: "A short presentation of the product, the market and the team",
    hi: "उत्पाद, बाज़ार और टीम की छोटी प्रस्तुति",
  },
});
