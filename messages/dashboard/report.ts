import { message } from "../message.ts";

export const title = message({ en: "Detailed project report", hi: "विस्तृत परियोजना रिपोर्ट (डीपीआर)" });
export const lead = message({
  en: "The paper that a bank asks for first. Write it in parts; it saves automatically, and you can continue on any device.",
  hi: "बैंक सबसे पहले यही कागज़ माँगता है। इसे हिस्सों में लिखें; यह अपने आप सेव होती है, और किसी भी डिवाइस पर आगे लिखी जा सकती है।",
});
export const draftSaved = message({ en: "Draft saved.", hi: "ड्राफ़्ट सेव हो गया।" });
export const draftSavedHelp = message({
  en: "Continue at any time, on any device.",
  hi: "कभी भी, किसी भी डिवाइस पर आगे लिखें।",
});
export const finished = message({ en: "Your report is finished.", hi: "आपकी रिपोर्ट पूरी हो गई है।" });
export const finishedHelp = message({
  en: "Open the print view to print it or to save it as a PDF.",
  hi: "प्रिंट करने या पीडीएफ़ में सेव करने के लिए प्रिंट वाला पेज खोलें।",
});
export const saveDraft = message({ en: "Save the draft", hi: "ड्राफ़्ट सेव करें" });
export const finish = message({ en: "Finish the report", hi: "रिपोर्ट पूरी करें" });
export const printView = message({ en: "Print view", hi: "प्रिंट वाला पेज" });

export const parts = message({ en: "Parts", hi: "हिस्से" });
export const partsDone = message({ en: "{done} of {all} parts done", hi: "पूरे हुए हिस्से: {all} में से {done}" });
export const isFinished = message({ en: "This report is finished.", hi: "यह रिपोर्ट पूरी है।" });
export const isDraft = message({ en: "This report is a draft.", hi: "यह रिपोर्ट अभी ड्राफ़्ट है।" });
export const done = message({ en: "Done", hi: "पूरा हुआ" });

export const saving = message({ en: "Saving…", hi: "सेव हो रहा है…" });
export const savedAt = message({ en: "Saved as a draft at {time}.", hi: "ड्राफ़्ट सेव हुआ: {time} बजे।" });
export const notSavedYet = message({
  en: "Not saved yet: there is no connection. Your text is still here, and we will try again.",
  hi: "अभी सेव नहीं हुआ: इंटरनेट नहीं है। आपका लिखा हुआ यहीं है, और हम फिर कोशिश करेंगे।",
});
export const conflict = message({
  en: "{problem} Nothing you wrote here is lost. Press “Save the draft” to compare the two versions.",
  hi: "{problem} आपका यहाँ लिखा कुछ भी खोया नहीं है। दोनों को मिलाकर देखने के लिए “ड्राफ़्ट सेव करें” दबाएँ।",
});
export const loggedOut = message({
  en: "You are logged out. Your text is still here. Log in in another window, then save.",
  hi: "आपका खाता लॉग आउट हो गया है। आपका लिखा हुआ यहीं है। दूसरी विंडो में लॉग इन करें, फिर सेव करें।",
});
export const notSaved = message({ en: "Not saved: {problem}", hi: "सेव नहीं हुआ: {problem}" });
export const logIn = message({ en: "Log in", hi: "लॉग इन करें" });

export const printTitle = message({
  en: "Detailed project report, print view",
  hi: "विस्तृत परियोजना रिपोर्ट (डीपीआर), प्रिंट वाला पेज",
});
export const backToReport = message({ en: "Back to the report", hi: "रिपोर्ट पर वापस जाएँ" });
export const howToPrint = message({
  en: "Print this page with your browser (Ctrl+P, or Share on a phone), or save it as a PDF.",
  hi: "इस पेज को अपने ब्राउज़र से प्रिंट करें (Ctrl+P, या फ़ोन पर “शेयर”), या पीडीएफ़ में सेव करें।",
});
export const printed = message({
  en: "Detailed project report, {day}",
  hi: "विस्तृत परियोजना रिपोर्ट (डीपीआर), {day}",
});
export const printedDraft = message({
  en: "Detailed project report, {day} · draft",
  hi: "विस्तृत परियोजना रिपोर्ट (डीपीआर), {day} · ड्राफ़्ट",
});

export const enterprisePart = message({ en: "The enterprise", hi: "उद्यम" });
export const enterpriseText = message({
  en: "The applicant and the type of enterprise.",
  hi: "आवेदन करने वाले और उद्यम का प्रकार।",
});
export const enterprise = message({ en: "Name of the enterprise", hi: "उद्यम का नाम" });
export const constitution = message({ en: "Type of enterprise", hi: "उद्यम का प्रकार" });
export const promoter = message({ en: "Who runs it", hi: "इसे कौन चलाता है" });
export const promoterHelp = message({
  en: "Names, training, years in the trade, what each of you has built or managed.",
  hi: "नाम, पढ़ाई या ट्रेनिंग, धंधे में कितने साल, हर एक ने अब तक क्या खड़ा किया या सँभाला।",
});
export const marketPart = message({ en: "Product and market", hi: "उत्पाद और बाज़ार" });
export const marketText = message({
  en: "Bankers look for orders before anything else.",
  hi: "बैंक वाले सबसे पहले ऑर्डर देखते हैं।",
});
export const product = message({ en: "What you make or do", hi: "आपका उत्पाद या काम क्या है" });
export const productHelp = message({
  en: "Your products, their use, who buys them today and what makes them different.",
  hi: "आपके उत्पाद, वे किस काम आते हैं, आज उन्हें कौन खरीदता है और उनमें अलग क्या है।",
});
export const market = message({ en: "Who buys, and how many", hi: "कौन खरीदता है, और कितने लोग" });
export const marketHelp = message({
  en: "Area, number of customers, competitors and their prices, and orders in hand.",
  hi: "इलाका, ग्राहकों की संख्या, मुकाबले में कौन हैं और उनके दाम, और हाथ में कितने ऑर्डर।",
});
export const makingPart = message({ en: "Place, process and people", hi: "जगह, प्रक्रिया और लोग" });
export const makingText = message({
  en: "Buildings, machines, material, people and licences.",
  hi: "इमारत, मशीनें, कच्चा माल, लोग और लाइसेंस।",
});
export const location = message({ en: "Place and buildings", hi: "जगह और इमारत" });
export const locationHelp = message({
  en: "Address, owned or rented, area, power, water, road.",
  hi: "पता, अपनी या किराए की, कितनी बड़ी, बिजली, पानी, सड़क।",
});
export const process = message({ en: "How it is made", hi: "माल कैसे बनता है" });
export const processHelp = message({
  en: "Steps, machines with capacity and supplier, raw material and where it comes from.",
  hi: "कौन-कौन से चरण, मशीनें, उनकी क्षमता और सप्लायर, कच्चा माल और वह कहाँ से आता है।",
});
export const people = message({ en: "People", hi: "लोग" });
export const peopleHelp = message({
  en: "How many people, their skills and wages, and who has agreed to join.",
  hi: "कितने लोग, उनका हुनर और वेतन, और कौन आने को तैयार है।",
});
export const permits = message({ en: "Licences and registrations", hi: "लाइसेंस और पंजीकरण" });
export const permitsHelp = message({
  en: "Udyam, GST, FSSAI, pollution board, fire: what you have and what you have applied for.",
  hi: "उद्यम, जीएसटी, FSSAI, प्रदूषण बोर्ड, फ़ायर: क्या आपके पास है और किसके लिए आवेदन किया है।",
});
export const costPart = message({ en: "Cost of the project", hi: "परियोजना की लागत" });
export const costText = message({
  en: "Write whole rupees, and 0 where nothing is needed.",
  hi: "पूरे रुपये लिखें, और जहाँ कुछ नहीं चाहिए, वहाँ 0।",
});
export const landCost = message({ en: "Land and building", hi: "ज़मीन और इमारत" });
export const machineryCost = message({ en: "Plant and machinery", hi: "प्लांट और मशीनरी" });
export const workingCapital = message({ en: "Working capital", hi: "कार्यशील पूँजी" });
export const otherCost = message({ en: "Other costs", hi: "दूसरे खर्च" });
export const otherCostHelp = message({
  en: "Deposits, licences, interest before the first sale, a reserve.",
  hi: "जमा राशि, लाइसेंस, पहली बिक्री से पहले का ब्याज, और अचानक के खर्च के लिए अलग रखा पैसा।",
});
export const financePart = message({ en: "Means of finance", hi: "पैसा कहाँ से आएगा" });
export const financeText = message({
  en: "The amounts must add up to the cost of the project.",
  hi: "इन रकमों का जोड़ परियोजना की लागत के बराबर होना चाहिए।",
});
export const ownMoney = message({ en: "Own money", hi: "अपना पैसा" });
export const loan = message({ en: "Bank loan", hi: "बैंक लोन" });
export const otherMoney = message({ en: "Subsidy and other money", hi: "सब्सिडी और दूसरा पैसा" });
export const resultPart = message({ en: "Results and risks", hi: "नतीजे और जोखिम" });
export const resultText = message({
  en: "Bankers trust cautious figures.",
  hi: "बैंक वाले सँभलकर लिखे आँकड़ों पर भरोसा करते हैं।",
});
export const yearSales = message({ en: "Sales in the first full year", hi: "पहले पूरे साल की बिक्री" });
export const yearCosts = message({ en: "Costs in the first full year", hi: "पहले पूरे साल का खर्च" });
export const yearCostsHelp = message({
  en: "Material, wages, rent, power, interest.",
  hi: "माल, वेतन, किराया, बिजली, ब्याज।",
});
export const risks = message({ en: "What can go wrong", hi: "क्या गड़बड़ हो सकती है" });
export const risksHelp = message({
  en: "The two or three risks that a banker would name, and what you would do.",
  hi: "वे दो-तीन जोखिम, जो बैंक वाला गिनाएगा, और उनके लिए आपकी तैयारी।",
});
