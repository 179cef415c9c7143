import { message } from "../message.ts";

export const title = message({ en: "Membership and receipts", hi: "सदस्यता और रसीदें" });
export const lead = message({
  en: "Everything paid for with <strong>{email}</strong>, including before you had an account.",
  hi: "<strong>{email}</strong> से जितने भी भुगतान हुए, सब यहाँ हैं, खाता बनने से पहले के भी।",
});
export const includes = message({ en: "What {plan} includes", hi: "{plan} को क्या-क्या मिलता है" });
export const useBenefit = message({
  en: "To book a mentor session or use another benefit, <a>write to us</a> and quote your number.",
  hi: "मेंटर के साथ बैठक तय करने या कोई और लाभ लेने के लिए <a>हमें लिखें</a> और अपना सदस्यता नंबर बताएँ।",
});
export const documents = message({ en: "Invoices, receipts and credit notes", hi: "बिल, रसीदें और क्रेडिट नोट" });
export const pdf = message({ en: "PDF", hi: "पीडीएफ़" });
export const pdfOf = message({ en: "PDF of {number}", hi: "{number} का पीडीएफ़" });
export const none = message({
  en: "You have a free account and no membership. If you paid with a phone number or another address, <a>write to us</a>: receipts are shown only to a verified address.",
  hi: "आपका खाता मुफ़्त है और कोई सदस्यता नहीं है। अगर भुगतान फ़ोन नंबर से या किसी दूसरे ईमेल पते से हुआ था, तो <a>हमें लिखें</a>: रसीदें सिर्फ़ उस पते पर दिखती हैं, जिसकी पुष्टि हो चुकी है।",
});
export const underReview = message({
  en: "We received your payment of ₹{amount} on {day}. No membership has begun for it yet. We are checking it and will contact you.",
  hi: "{day} को आपका ₹{amount} का भुगतान हमें मिला। उससे अभी कोई सदस्यता शुरू नहीं हुई है। हम जाँच करके आपसे संपर्क करेंगे।",
});
export const seeMemberships = message({ en: "See the memberships", hi: "सदस्यताएँ देखें" });

export const ofCompany = message({
  en: "Your seat is part of the membership of {company}.",
  hi: "आपकी सीट {company} की सदस्यता में शामिल है।",
});
export const since = message({ en: "Member since {since}.", hi: "{since} से सदस्य।" });
export const paidAlready = message({ en: "Already paid: {plan}, {days}.", hi: "भुगतान हो चुका है: {plan}, {days}।" });
export const endedOn = message({ en: "ended on {day}", hi: "{day} को खत्म हुई" });
export const upgradedOn = message({ en: "upgraded on {day}", hi: "{day} को बड़े प्लान में बदली" });
export const fromTo = message({ en: "from {from} to {to}", hi: "{from} से {to} तक" });
export const validUntil = message({ en: "valid until {day}", hi: "{day} तक मान्य" });
export const endsToday = message({ en: "Ends today", hi: "आज आखिरी दिन है" });
export const daysLeft = message({
  en: { one: "{count} day left", other: "{count} days left" },
  hi: { one: "{count} दिन बाकी है", other: "{count} दिन बाकी हैं" },
});
export const lastGraceDay = message({ en: "Last day of grace", hi: "ग्रेस पीरियड का आखिरी दिन है" });
export const graceLeft = message({
  en: { one: "{count} day of grace left", other: "{count} days of grace left" },
  hi: { one: "ग्रेस पीरियड का {count} दिन बाकी है", other: "ग्रेस पीरियड के {count} दिन बाकी हैं" },
});
export const ended = message({ en: "Ended", hi: "खत्म हो गई" });
export const lapsed = message({ en: "Lapsed", hi: "अवधि बीत गई" });
export const stateActive = message({
  en: "Active: valid from {from} until {to}. {left}.",
  hi: "चालू है: {from} से {to} तक मान्य। {left}।",
});
export const stateUpcoming = message({
  en: "Begins on {from} and ends on {to}.",
  hi: "{from} को शुरू होगी और {to} को खत्म होगी।",
});
export const stateEnded = message({
  en: "Began on {from} and was upgraded on {on}.",
  hi: "{from} को शुरू हुई और {on} को बड़े प्लान में बदली।",
});
export const stateRevoked = message({
  en: "Ended on {on}. Its payment was refunded or reversed.",
  hi: "{on} को खत्म हुई। इसका भुगतान लौटा दिया गया या बैंक ने वापस ले लिया।",
});
export const stateEndedByForum = message({
  en: "We ended it on {on}.",
  hi: "हमने इसे {on} को खत्म किया।",
});
export const stateLapsed = message({
  en: "Lapsed: it began on {from} and ended on {to}.",
  hi: "अवधि बीत गई: {from} को शुरू हुई और {to} को खत्म हुई।",
});
export const stateGrace = message({
  en: "Ended on {to}. Its grace period runs until {grace}. {left}.",
  hi: "{to} को खत्म हुई। इसका ग्रेस पीरियड {grace} तक है। {left}।",
});

export const nextPayment = message({ en: "Renew by {day}", hi: "{day} तक आगे बढ़ाएँ" });
export const renewal = message({ en: "Renewal", hi: "सदस्यता आगे बढ़ाना" });
export const noRenewal = message({
  en: "Nothing renews automatically. {sentence}",
  hi: "कुछ भी अपने आप आगे नहीं बढ़ता। {sentence}",
});
export const allPaid = message({
  en: "Everything until then is paid.",
  hi: "उस तारीख तक का सारा भुगतान हो चुका है।",
});
export const renew = message({ en: "Renew {plan}", hi: "{plan}: आगे बढ़ाएँ" });
export const higherPlan = message({ en: "Move to a higher plan", hi: "बड़े प्लान में जाएँ" });
export const lowerPlan = message({ en: "Move to a lower plan", hi: "छोटे प्लान में जाएँ" });
export const upgradeTo = message({ en: "Upgrade to {plan}", hi: "बड़े प्लान में जाएँ: {plan}" });
export const choose = message({ en: "Choose {plan}", hi: "चुनें: {plan}" });

export const used = message({
  en: "What you have used since {since}",
  hi: "{since} से अब तक आपके काम क्या-क्या आया",
});
export const moreEvents = message({
  en: { one: "{count} more event registration", other: "{count} more event registrations" },
  hi: { one: "{count} और कार्यक्रम का पंजीकरण", other: "{count} और कार्यक्रमों के पंजीकरण" },
});
export const tasksDone = message({
  en: { one: "{count} task done", other: "{count} tasks done" },
  hi: { one: "{count} काम पूरा हुआ", other: "{count} काम पूरे हुए" },
});
export const articlesRead = message({
  en: { one: "{count} article read", other: "{count} articles read" },
  hi: { one: "{count} लेख पढ़ा गया", other: "{count} लेख पढ़े गए" },
});
export const firstEvent = message({
  en: "Nothing yet. A good first step is the next event: {title} on {day}.",
  hi: "अभी तक कुछ नहीं। शुरुआत के लिए अगला कार्यक्रम अच्छा रहेगा: {title}, {day} को।",
});
export const firstTask = message({
  en: "Nothing yet. Your tasks show good first steps.",
  hi: "अभी तक कुछ नहीं। शुरुआत कहाँ से करें, यह आपके कामों में लिखा है।",
});
export const seeTasks = message({ en: "See your tasks", hi: "अपने काम देखें" });
export const review = message({ en: "Your review", hi: "आपकी राय" });
export const application = message({ en: "Your application for incubation", hi: "इनक्यूबेशन के लिए आपका आवेदन" });
export const projectReport = message({ en: "Your project report", hi: "आपकी परियोजना रिपोर्ट" });
export const mentorshipReport = message({ en: "Your mentorship report", hi: "आपकी मेंटरशिप रिपोर्ट" });
export const suggestion = message({ en: "Your suggestion", hi: "आपका सुझाव" });
export const startedOn = message({
  en: "Started on {day}, not finished yet",
  hi: "शुरू करने की तारीख {day}, अभी पूरा नहीं",
});
export const sentOn = message({ en: "Sent on {day}", hi: "भेजने की तारीख {day}" });
