import { message } from "../message.ts";

export const fitsAndLikely = message({ en: "{fits}, and {likely}", hi: "{fits}, और {likely}" });
export const fit = message({
  en: { one: "{count} scheme appears to fit", other: "{count} schemes appear to fit" },
  hi: { one: "{count} योजना आपके काम की लगती है", other: "{count} योजनाएँ आपके काम की लगती हैं" },
});
export const moreLikely = message({
  en: { one: "{count} more is likely", other: "{count} more are likely" },
  hi: { one: "{count} और शायद काम की है", other: "{count} और शायद काम की हैं" },
});
export const likelyToFit = message({
  en: { one: "{count} scheme is likely to fit", other: "{count} schemes are likely to fit" },
  hi: { one: "{count} योजना शायद आपके काम की है", other: "{count} योजनाएँ शायद आपके काम की हैं" },
});
export const fitAfterStep = message({
  en: { one: "{count} scheme appears to fit after one step", other: "{count} schemes appear to fit after one step" },
  hi: {
    one: "एक कदम के बाद {count} योजना आपके काम की लगती है",
    other: "एक कदम के बाद {count} योजनाएँ आपके काम की लगती हैं",
  },
});
export const moreAnswers = message({ en: "A few more answers are needed", hi: "कुछ और जवाब चाहिए" });
export const noneFits = message({
  en: "None of these schemes fits this purpose",
  hi: "इस काम के लिए इनमें से कोई योजना नहीं है",
});

export const fits = message({ en: "Fits", hi: "आपके काम की" });
export const fitsText = message({
  en: "You appear to be eligible. The agency or the lender decides.",
  hi: "आपकी पात्रता पूरी लगती है। फ़ैसला एजेंसी या लोन देने वाली संस्था करती है।",
});
export const likely = message({ en: "Likely: confirm with the source", hi: "शायद काम की: स्रोत से पक्का करें" });
export const likelyText = message({
  en: "Your answers fit, but we could not confirm a rule, or that the scheme is open today.",
  hi: "आपके जवाब मेल खाते हैं, पर कोई नियम, या यह कि योजना आज खुली है, हम पक्का नहीं कर पाए।",
});
export const stepMissing = message({ en: "One step missing", hi: "एक कदम बाकी" });
export const stepMissingText = message({
  en: "You appear to be eligible once this is done.",
  hi: "यह हो जाने पर आपकी पात्रता पूरी लगती है।",
});
export const needsAnswer = message({ en: "Needs an answer", hi: "एक जवाब बाकी" });
export const needsAnswerText = message({
  en: "We cannot say until you answer what is open below.",
  hi: "नीचे बचे सवालों के जवाब मिले बिना हम बता नहीं पाएँगे।",
});
export const doesNotFit = message({ en: "Does not fit, because…", hi: "आपके काम की नहीं, क्योंकि…" });
export const otherPurpose = message({ en: "For another purpose", hi: "दूसरे काम के लिए" });
export const ruleUnconfirmed = message({
  en: "{reason} (This rule is not confirmed.)",
  hi: "{reason} (इस नियम की पुष्टि नहीं हुई है।)",
});

export const eligible = message({ en: "You appear to be eligible.", hi: "आपकी पात्रता पूरी लगती है।" });
export const likelyOtherwise = message({
  en: "It is likely; confirm with the source.",
  hi: "शायद पात्रता पूरी है; स्रोत से पक्का करें।",
});
export const stepOtherwise = message({ en: "One step is missing.", hi: "एक कदम बाकी है।" });
export const answersOtherwise = message({ en: "It needs more answers.", hi: "कुछ और जवाब चाहिए।" });
export const notEither = message({ en: "It does not fit either.", hi: "यह भी आपके काम की नहीं है।" });

export const addressNote = message({
  en: "The address of this page contains your answers; we store nothing. Save the address, or send it to your accountant.",
  hi: "आपके जवाब इस पेज के पते में हैं; हम कुछ भी सेव नहीं करते। पता सेव कर लें, या अपने अकाउंटेंट को भेजें।",
});
export const copyLink = message({ en: "Copy the link", hi: "लिंक कॉपी करें" });
export const print = message({ en: "Print", hi: "प्रिंट करें" });
export const save = message({ en: "Save to my dashboard", hi: "डैशबोर्ड में सेव करें" });
export const sharePicture = message({ en: "Share as a picture", hi: "चित्र के रूप में भेजें" });
export const compareTicked = message({ en: "Compare the ticked schemes", hi: "चुनी योजनाओं की तुलना करें" });
export const atMost = message({ en: "At most {most}.", hi: "ज़्यादा से ज़्यादा {most}।" });

export const time = message({ en: "Time: {time}.", hi: "समय: {time}।" });
export const haveReady = message({ en: "Have ready: {documents}.", hi: "तैयार रखें: {documents}।" });
export const dependsOn = message({ en: "It depends on:", hi: "यह इस पर निर्भर है:" });
export const compare = message({ en: "Compare<more>: {title}</more>", hi: "तुलना करें<more>: {title}</more>" });
export const oneUnconfirmed = message({
  en: "One of its rules is not confirmed. Ask the agency.",
  hi: "इसके एक नियम की पुष्टि नहीं हुई है। एजेंसी से पूछें।",
});
export const alsoNeeded = message({ en: "Also needed:", hi: "यह भी चाहिए:" });
export const notConfirmed = message({ en: "Not confirmed: {condition}", hi: "पुष्टि नहीं हुई: {condition}" });

export const details = message({
  en: "Cost, papers, how to apply<more> ({title})</more>",
  hi: "खर्च, कागज़, आवेदन कैसे करें<more> ({title})</more>",
});
export const cost = message({ en: "What it costs", hi: "खर्च" });
export const whoAndWhere = message({ en: "Who applies, and where", hi: "आवेदन कौन करे, और कहाँ" });
export const runBy = message({ en: "Run by: {agency}.", hi: "चलाने वाली संस्था: {agency}।" });
export const applyYourself = message({ en: "You apply yourself.", hi: "आवेदन आपको खुद करना है।" });
export const lenderApplies = message({
  en: "Your bank or lender applies.",
  hi: "आवेदन आपका बैंक या लोन देने वाली संस्था करती है।",
});
export const incubatorSelects = message({
  en: "You apply to an incubator, which decides.",
  hi: "आवेदन किसी इनक्यूबेटर को करना है, और चुनाव वही करता है।",
});
export const nobodyApplies = message({
  en: "Nobody applies: it is automatic or your right.",
  hi: "आवेदन नहीं करना होता: यह अपने आप मिलता है या आपका हक है।",
});
export const lastDay = message({ en: "Last day", hi: "आखिरी दिन" });
export const addLastDay = message({ en: "Add the last day to your calendar", hi: "आखिरी दिन अपने कैलेंडर में जोड़ें" });
export const papers = message({ en: "Papers", hi: "कागज़" });
export const read = message({ en: "Read", hi: "पढ़ें" });
export const sources = message({ en: "Sources", hi: "स्रोत" });
export const checkFacts = message({
  en: "Facts as of <day>{day}</day>. Check them against the source before you rely on them.",
  hi: "<day>{day}</day> तक की जानकारी। भरोसा करने से पहले स्रोत से मिला लें।",
});
export const checkOverdue = message({
  en: "Not checked since <day>{day}</day>. Check them against the source before you rely on them.",
  hi: "<day>{day}</day> के बाद जाँच नहीं हुई। भरोसा करने से पहले स्रोत से मिला लें।",
});
export const remind = message({
  en: "Remind me when this changes<more>: {title}</more>",
  hi: "बदलने पर मुझे बताएँ<more>: {title}</more>",
});
export const factsLine = message({
  en: "Facts as of {day} (<sources></sources>).",
  hi: "{day} तक की जानकारी (<sources></sources>)।",
});
export const overdueLine = message({
  en: "Not checked since {day} (<sources></sources>).",
  hi: "{day} के बाद जाँच नहीं हुई (<sources></sources>)।",
});
export const closedOn = message({ en: "It closed on {day}.", hi: "यह {day} को बंद हो गई।" });
export const closed = message({ en: "It is closed.", hi: "यह बंद है।" });

export const upTo = message({ en: "Up to: {upTo}", hi: "ज़्यादा से ज़्यादा: {upTo}" });
export const moreInResult = message({
  en: { one: "{count} more is in the full result.", other: "{count} more are in the full result." },
  hi: { one: "{count} और पूरे नतीजे में है।", other: "{count} और पूरे नतीजे में हैं।" },
});
export const pictureNote = message({
  en: "The agency or the lender decides. Find your own schemes: {address}",
  hi: "फ़ैसला एजेंसी या लोन देने वाली संस्था करती है। अपनी योजनाएँ खोजें: {address}",
});
