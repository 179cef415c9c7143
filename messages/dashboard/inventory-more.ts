import { message } from "../message.ts";

export const orders = message({ en: "Membership orders", hi: "सदस्यता के ऑर्डर" });
export const ordersData = message({
  en: "Name, email address or phone number, company and billing details if you gave them, plan, amount, state",
  hi: "नाम, ईमेल पता या फ़ोन नंबर, कंपनी और बिल की जानकारी अगर आपने दी हो, प्लान, रकम, स्थिति",
});
export const ordersPurpose = message({
  en: "To take the payment and to issue the receipt",
  hi: "भुगतान लेने और रसीद देने के लिए",
});
export const ordersKept = message({
  en: "Paid: eight financial years after the year of the payment. Unpaid: one year",
  hi: "भुगतान हुआ हो: भुगतान वाले वित्त वर्ष के बाद आठ वित्त वर्ष। भुगतान न हुआ हो: एक साल",
});
export const payments = message({ en: "Payments", hi: "भुगतान" });
export const paymentsData = message({
  en: "The provider’s number, state, amount and method, and what was refunded; never card numbers",
  hi: "भुगतान कंपनी का दिया नंबर, स्थिति, रकम और तरीका, और कितना रिफ़ंड हुआ; कार्ड के नंबर कभी नहीं",
});
export const paymentsPurpose = message({
  en: "To know what was paid and refunded",
  hi: "यह जानने के लिए कि कितना भुगतान और कितना रिफ़ंड हुआ",
});
export const bankTransfers = message({ en: "Bank transfers", hi: "बैंक ट्रांसफ़र" });
export const bankTransfersData = message({
  en: "Reference, amount, last day and state of the reservation, and the money that arrived; never your account number",
  hi: "संदर्भ संख्या, रकम, शुल्क पक्का रहने का आखिरी दिन और स्थिति, और जो पैसा आया; आपकी खाता संख्या कभी नहीं",
});
export const bankTransfersPurpose = message({
  en: "To recognise the money when it arrives",
  hi: "पैसा आने पर उसे पहचानने के लिए",
});
export const bankTransfersKept = message({
  en: "Eight financial years after the year of the reservation",
  hi: "जिस वित्त वर्ष में शुल्क पक्का हुआ, उसके बाद आठ वित्त वर्ष",
});
export const memberships = message({ en: "Memberships and receipts", hi: "सदस्यताएँ और रसीदें" });
export const membershipsData = message({
  en: "Plan, first and last day, number of the receipt, day of the next reminder",
  hi: "प्लान, पहला और आखिरी दिन, रसीद का नंबर, अगले रिमाइंडर का दिन",
});
export const membershipsPurpose = message({
  en: "To give you what the plan includes, and to remind you before it ends",
  hi: "प्लान में जो शामिल है वह आपको देने, और प्लान खत्म होने से पहले याद दिलाने के लिए",
});
export const membershipsGround = message({
  en: "Your order; for the receipt, tax and company law",
  hi: "आपका ऑर्डर; रसीद के लिए टैक्स और कंपनी कानून",
});
export const documents = message({ en: "Invoices, receipts and credit notes", hi: "बिल, रसीदें और क्रेडिट नोट" });
export const documentsData = message({
  en: "Name, company, GSTIN, billing address and state if you gave them, plan, amount and tax",
  hi: "नाम, कंपनी, GSTIN, बिल का पता और राज्य अगर आपने दिए हों, प्लान, रकम और टैक्स",
});
export const documentsPurpose = message({
  en: "To state what you paid, and for you to claim the tax",
  hi: "यह बताने के लिए कि आपने कितना भुगतान किया, और ताकि आप टैक्स का दावा कर सकें",
});
export const seats = message({ en: "Seats of a membership", hi: "सदस्यता की सीटें" });
export const seatsData = message({
  en: "Email address of the person, state, and when it changed; in your download only your own address",
  hi: "व्यक्ति का ईमेल पता, स्थिति, और वह कब बदली; आपके डाउनलोड में सिर्फ़ आपका अपना पता",
});
export const seatsPurpose = message({
  en: "To give the people of a company what its membership includes",
  hi: "कंपनी की सदस्यता में जो शामिल है, वह उसके लोगों को देने के लिए",
});
export const seatsGround = message({
  en: "The company’s order and your acceptance (section 7 of the Act)",
  hi: "कंपनी का ऑर्डर और आपकी स्वीकृति (अधिनियम की धारा 7)",
});
export const seatsKept = message({ en: "One year after the seat ended", hi: "सीट खत्म होने के एक साल बाद तक" });
export const eventRegistrations = message({ en: "Event registrations", hi: "कार्यक्रमों के पंजीकरण" });
export const eventRegistrationsData = message({
  en: "Event, name, email address, phone number, membership status",
  hi: "कार्यक्रम, नाम, ईमेल पता, फ़ोन नंबर, सदस्यता की स्थिति",
});
export const eventRegistrationsPurpose = message({
  en: "To reserve your seat and to tell you about changes",
  hi: "आपकी जगह रखने और बदलाव की खबर देने के लिए",
});
export const eventRegistrationsKept = message({
  en: "One year after the event, or until you cancel it",
  hi: "कार्यक्रम के एक साल बाद तक, या जब तक आप पंजीकरण रद्द न करें",
});
export const corrections = message({
  en: "Changes to event registrations that await your decision",
  hi: "कार्यक्रमों के पंजीकरण में बदलाव, जिन पर आपका फ़ैसला बाकी है",
});
export const correctionsData = message({
  en: "Other name, phone number and membership status that were sent with your address",
  hi: "दूसरा नाम, फ़ोन नंबर और सदस्यता की स्थिति, जो आपके पते के साथ भेजे गए",
});
export const correctionsPurpose = message({
  en: "To let you accept or refuse them",
  hi: "ताकि आप उन्हें मानें या न मानें",
});
export const correctionsKept = message({
  en: "Until you decide, {days} days at most",
  hi: "आपके फ़ैसले तक, ज़्यादा से ज़्यादा {days} दिन",
});
export const messages = message({
  en: "Messages and call-back requests",
  hi: "संदेश और फ़ोन करने के अनुरोध",
});
export const messagesData = message({
  en: "Name, email address, and what you wrote",
  hi: "नाम, ईमेल पता, और आपने जो लिखा",
});
export const messagesPurpose = message({ en: "To answer you", hi: "आपको जवाब देने के लिए" });
export const messagesKept = message({ en: "One year after you sent them", hi: "भेजने के एक साल बाद तक" });
export const replies = message({
  en: "Our mails to you about your account, messages, registrations and orders",
  hi: "आपके खाते, संदेशों, पंजीकरणों और ऑर्डरों के बारे में आपको भेजे गए हमारे ईमेल",
});
export const repliesData = message({
  en: "What we wrote, who wrote it and when",
  hi: "हमने क्या लिखा, किसने लिखा और कब",
});
export const repliesPurpose = message({
  en: "To know what you were told",
  hi: "यह जानने के लिए कि आपको क्या बताया गया",
});
export const repliesKept = message({
  en: "As long as the related record",
  hi: "जब तक वह खाता, संदेश, पंजीकरण या ऑर्डर हमारे पास रहता है",
});
export const notes = message({
  en: "Our notes on your account, messages, registrations, purchases, offers and texts",
  hi: "आपके खाते, संदेशों, पंजीकरणों, खरीदारी, ऑफ़रों और आपके लिखे पर हमारे नोट",
});
export const notesData = message({
  en: "What an operator noted, such as the result of a call",
  hi: "हमारे कर्मचारी ने जो नोट किया, जैसे फ़ोन पर क्या बात हुई",
});
export const notesPurpose = message({
  en: "To help you without asking twice",
  hi: "ताकि हम आपसे दोबारा पूछे बिना मदद कर सकें",
});
export const notesKept = message({
  en: "As long as the related record",
  hi: "जब तक वह चीज़ रखी जाती है, जिस पर नोट है",
});
export const marks = message({
  en: "Tags, and who looks after your messages and registrations",
  hi: "टैग, और आपके संदेश और पंजीकरण कौन देखता है",
});
export const marksData = message({
  en: "Words that help operators find a record, and the operator to whom it is assigned",
  hi: "वे शब्द, जिनसे कर्मचारी कोई रिकॉर्ड दोबारा खोजते हैं, और वह कर्मचारी, जिसे रिकॉर्ड सौंपा गया है",
});
export const marksPurpose = message({
  en: "To make sure that no request is overlooked",
  hi: "ताकि आपको जवाब देने में कुछ छूट न जाए",
});
export const marksKept = message({
  en: "As long as the related record",
  hi: "जब तक वह चीज़ रखी जाती है, जिस पर टैग है या जो सौंपी गई है",
});
export const mails = message({ en: "Emails to you", hi: "आपको भेजे गए ईमेल" });
export const mailsData = message({
  en: "Subject, address and time; the text itself is not stored",
  hi: "किस बारे में, किस पते पर और कब; ईमेल का लिखा हुआ हम नहीं रखते",
});
export const mailsPurpose = message({
  en: "To send each mail, and to send it once",
  hi: "हर ईमेल भेजने के लिए, और एक ही बार भेजने के लिए",
});
export const mailsKept = message({
  en: "{days} days; for receipts one year",
  hi: "{days} दिन; रसीदों के लिए एक साल",
});
export const consoleAccess = message({ en: "Access to the console", hi: "कंसोल में प्रवेश का अधिकार" });
export const consoleAccessData = message({
  en: "Address, role, who gave it and when, who ended it and when",
  hi: "पता, भूमिका, अधिकार किसने और कब दिया, किसने और कब खत्म किया",
});
export const consoleAccessPurpose = message({
  en: "To know who could see and change what",
  hi: "यह जानने के लिए कि कौन क्या देख और बदल सकता था",
});
export const consoleAccessKept = message({
  en: "Until you close the account; what you did there stays in the audit trail without your name",
  hi: "जब तक आप खाता बंद न करें; वहाँ आपने जो किया, वह ऑडिट के रिकॉर्ड में बिना आपके नाम के रहता है",
});
export const savedViews = message({
  en: "Your saved views in the console",
  hi: "कंसोल में आपकी सेव की हुई सूचियाँ",
});
export const savedViewsData = message({
  en: "The names and filters of lists that you saved as an operator",
  hi: "उन सूचियों के नाम और फ़िल्टर, जो आपने कर्मचारी के रूप में सेव कीं",
});
export const savedViewsPurpose = message({
  en: "To open a list as you need it",
  hi: "ताकि सूची वैसी ही खुले, जैसी आपको चाहिए",
});
export const savedViewsGround = message({ en: "Your work for the forum", hi: "फ़ोरम के लिए आपका काम" });
export const consoleVisits = message({ en: "Console sessions", hi: "कंसोल में आना-जाना" });
export const consoleVisitsData = message({
  en: "The start of each session, and your last activity",
  hi: "कंसोल में आने का समय, और आपको आखिरी बार कब देखा गया",
});
export const consoleVisitsPurpose = message({
  en: "To end idle sessions",
  hi: "ताकि जिस कंसोल पर कोई काम नहीं कर रहा, वह बंद हो जाए",
});
export const consoleVisitsKept = message({
  en: "{hours} hours after the session began",
  hi: "आने के {hours} घंटे बाद तक",
});
