import { message } from "../message.ts";

export const title = message({ en: "Seats", hi: "सीटें" });
export const lead = message({
  en: "Your {plan} membership covers {seats} people until {until}. Each has all its benefits.",
  hi: "आपकी सदस्यता ({plan}) {until} तक {seats} लोगों के लिए है। हर एक को उसके सारे लाभ मिलते हैं।",
});
export const leadWithout = message({
  en: "Name the people in your company who will use your membership.",
  hi: "अपनी कंपनी के उन लोगों को जोड़ें, जो आपकी सदस्यता का इस्तेमाल करें।",
});
export const none = message({
  en: "You have no active membership for several people. Seats come with the plans for companies. If you renew one within 15 days of its last day, its people keep their seats.",
  hi: "आपके पास कई लोगों वाली कोई चालू सदस्यता नहीं है। वह कंपनियों के प्लान से शुरू होती है। आखिरी दिन के बाद 15 दिन के भीतर उसे आगे बढ़ाएँ, तो उसके लोगों की सीटें बनी रहती हैं।",
});
export const companyPlans = message({ en: "See the plans for companies", hi: "कंपनियों के प्लान देखें" });
export const covers = message({
  en: "The membership covers {seats} people. {named}",
  hi: "यह सदस्यता {seats} लोगों के लिए है। {named}",
});
export const namedNobody = message({ en: "You have named nobody yet.", hi: "आपने अभी किसी को नहीं जोड़ा है।" });
export const named = message({
  en: { one: "You have named {count}.", other: "You have named {count}." },
  hi: { one: "आपने {count} व्यक्ति को जोड़ा है।", other: "आपने {count} लोगों को जोड़ा है।" },
});
export const namePeople = message({ en: "Name your people", hi: "अपने लोगों को जोड़ें" });
export const whoHas = message({ en: "See who has the seats", hi: "देखें, सीटें किसके पास हैं" });
export const invitation = message({ en: "Invitation to a seat", hi: "सीट का न्योता" });
export const invited = message({
  en: "{company} has invited you to take a seat in its {plan} membership.",
  hi: "{company} ने आपको अपनी सदस्यता ({plan}) की एक सीट का न्योता दिया है।",
});
export const openInvitation = message({ en: "Open the invitation", hi: "न्योता खोलें" });

export const yourSeat = message({ en: "Your seat", hi: "आपकी सीट" });
export const seatOf = message({ en: "{plan} membership of {company}", hi: "{company} की सदस्यता ({plan})" });
export const seatOfCompany = message({
  en: "A seat in a company’s membership",
  hi: "किसी कंपनी की सदस्यता की एक सीट",
});
export const otherAccount = message({
  en: "This invitation is not for this account",
  hi: "यह न्योता इस खाते के लिए नहीं है",
});
export const otherAccountHelp = message({
  en: "It went to another email address than the one you are logged in with, or it no longer exists. Log in with the address that got our email.",
  hi: "जिस ईमेल पते से आप लॉग इन हैं, न्योता उस पर नहीं, किसी दूसरे पते पर भेजा गया था, या अब वह है ही नहीं। जिस पते पर हमारा ईमेल आया, उसी से लॉग इन करें।",
});
export const otherAddress = message({ en: "Log in with another address", hi: "दूसरे पते से लॉग इन करें" });
export const declined = message({
  en: "You have declined this seat. To get a seat again, ask the company to invite you.",
  hi: "आपने यह सीट लेने से मना कर दिया था। फिर से सीट चाहिए, तो कंपनी से कहें कि आपको न्योता दे।",
});
export const withdrawn = message({
  en: "The company has withdrawn this seat. To get a seat again, ask the company to invite you.",
  hi: "कंपनी ने यह सीट वापस ले ली है। फिर से सीट चाहिए, तो कंपनी से कहें कि आपको न्योता दे।",
});
export const ended = message({
  en: "This seat has ended. It belonged to a membership that is over, or you have given it up. To get a seat again, ask the company to renew its membership if it is over. If you still have no seat, ask it to invite you.",
  hi: "यह सीट खत्म हो गई है। यह ऐसी सदस्यता की थी, जो पूरी हो चुकी है, या आपने इसे छोड़ दिया है। फिर से सीट चाहिए और सदस्यता पूरी हो चुकी है, तो कंपनी से कहें कि उसे आगे बढ़ाए। तब भी सीट न मिले, तो कहें कि आपको न्योता दे।",
});
export const offer = message({
  en: "{company} ({invitedBy}) has invited you to take a seat. It costs you nothing and runs until {until}.",
  hi: "{company} ({invitedBy}) ने आपको एक सीट का न्योता दिया है। इसके लिए आपको कुछ नहीं देना है और यह {until} तक चलती है।",
});
export const haveSeat = message({
  en: "You have this seat until {until}, and longer if {company} renews the membership.",
  hi: "यह सीट {until} तक आपकी है, और {company} अपनी सदस्यता आगे बढ़ाए, तो उसके बाद भी।",
});
export const accept = message({ en: "Accept the seat", hi: "सीट स्वीकार करें" });
export const decline = message({ en: "Decline", hi: "मना करें" });
export const giveUp = message({ en: "Give up this seat", hi: "यह सीट छोड़ें" });
export const giveUpHelp = message({
  en: "You lose the seat and its benefits at once. To get a seat again, ask {company} to invite you.",
  hi: "सीट और उसके लाभ तुरंत आपके पास नहीं रहेंगे। फिर से सीट चाहिए, तो {company} से कहें कि आपको न्योता दे।",
});
export const whatCompanySees = message({
  en: "{company} sees your name, your email address and the day you took the seat, and can withdraw the seat.",
  hi: "{company} को आपका नाम, आपका ईमेल पता और सीट आपके पास कब से है, यह दिखता है, और वह सीट वापस ले सकती है।",
});

export const nobody = message({
  en: "Nobody has a seat yet. Name the first person below.",
  hi: "अभी किसी के पास सीट नहीं है। पहले व्यक्ति को नीचे जोड़ें।",
});
export const withdrawSeat = message({
  en: "Withdraw the seat<more> of {name}</more>",
  hi: "<more>{name}: </more>सीट वापस लें",
});
export const withdrawOf = message({
  en: "{name} loses the seat at once and gets an email about it.",
  hi: "यह सीट {name} के पास तुरंत नहीं रहेगी और हम उन्हें ईमेल से यह बताएँगे।",
});
export const withdrawOwn = message({
  en: "You lose your own seat at once.",
  hi: "आपकी अपनी सीट तुरंत आपके पास नहीं रहेगी।",
});
export const withdrawBeyondPlan = message({
  en: "The seat ends at once. Your current plan has fewer seats, so you cannot give it again.",
  hi: "यह सीट तुरंत खत्म हो जाएगी। आपके मौजूदा प्लान में सीटें कम हैं, इसलिए यह फिर से नहीं दी जा सकेगी।",
});
export const givenAndAgain = message({
  en: "You can then give it to another person, and once more before {day}.",
  hi: "इसके बाद सीट किसी और को दी जा सकेगी, और {day} से पहले एक बार फिर।",
});
export const givenLastTime = message({
  en: "You can then give it to another person, for the last time before {day}.",
  hi: "इसके बाद सीट किसी और को दी जा सकेगी, {day} से पहले आखिरी बार।",
});
export const givenFrom = message({
  en: "You cannot give it again before {day}.",
  hi: "{day} से पहले यह फिर से नहीं दी जा सकेगी।",
});
export const withdrawInvitation = message({
  en: "Withdraw the invitation<more> of {name}</more>",
  hi: "<more>{name}: </more>न्योता वापस लें",
});
export const invitationSent = message({ en: "The invitation is sent.", hi: "न्योता भेज दिया गया है।" });
export const seatTaken = message({ en: "You now have a seat.", hi: "अब एक सीट आपकी है।" });
export const seatWithdrawn = message({ en: "The seat is withdrawn.", hi: "सीट वापस ले ली गई है।" });
export const beyondPlan = message({
  en: "Not included: your current plan has fewer seats",
  hi: "शामिल नहीं: आपके मौजूदा प्लान में सीटें कम हैं",
});
export const ownSince = message({ en: "Your own seat since {day}", hi: "{day} से आपकी अपनी सीट" });
export const hasSince = message({ en: "Has the seat since {day}", hi: "{day} से सीट है" });
export const invitedOn = message({
  en: "Invited on {day}, not accepted yet",
  hi: "{day} को न्योता भेजा गया, अभी स्वीकार नहीं हुआ",
});
export const movesFrom = message({
  en: "Can go to another person from {day}",
  hi: "{day} से किसी और को दी जा सकेगी",
});
export const movesOnce = message({
  en: "Can go to another person once more before {day}",
  hi: "{day} से पहले एक बार और किसी दूसरे को दी जा सकती है",
});
export const movesTwice = message({
  en: "Can go to another person twice before {day}",
  hi: "{day} से पहले दो बार किसी दूसरे को दी जा सकती है",
});

export const email = message({ en: "Email", hi: "ईमेल" });
export const emailHelp = message({
  en: "We send an invitation. The person accepts it with a free account for this address. To take a seat yourself, enter your own address.",
  hi: "हम न्योता भेजते हैं। वह व्यक्ति इसी पते के मुफ़्त खाते से उसे स्वीकार करता है। सीट अपने लिए चाहिए, तो अपना पता भरें।",
});
export const nameThisPerson = message({ en: "Name this person", hi: "इस व्यक्ति को जोड़ें" });
export const rules = message({
  en: "You can withdraw a seat at any time. Once somebody has accepted a seat, you can give it to another person twice in a membership year. A renewal keeps the seats.",
  hi: "सीट कभी भी वापस ली जा सकती है। कोई सीट स्वीकार कर ले, तो उसके बाद वह सदस्यता के एक साल में दो बार किसी दूसरे को दी जा सकती है। सदस्यता आगे बढ़ाने पर सीटें बनी रहती हैं।",
});
export const nameAPerson = message({ en: "Name a person", hi: "किसी को जोड़ें" });
export const noneToGive = message({ en: "No seat can be given now", hi: "अभी कोई सीट नहीं दी जा सकती" });
export const allTaken = message({ en: "All seats are taken", hi: "सारी सीटें भर गई हैं" });
export const free = message({
  en: { one: "{count} seat is free.", other: "{count} seats are free." },
  hi: { one: "{count} सीट खाली है।", other: "{count} सीटें खाली हैं।" },
});
export const usedUp = message({
  en: {
    one: "{count} seat is empty and has gone to another person twice in this membership year. After a renewal you can give it again from {day}.",
    other:
      "{count} seats are empty and have gone to another person twice in this membership year. After a renewal you can give them again from {day}.",
  },
  hi: {
    one: "{count} सीट खाली है और सदस्यता के इस साल में दो बार किसी दूसरे को दी जा चुकी है। सदस्यता आगे बढ़ाने के बाद वह {day} से फिर दी जा सकती है।",
    other:
      "{count} सीटें खाली हैं और सदस्यता के इस साल में दो बार किसी दूसरे को दी जा चुकी हैं। सदस्यता आगे बढ़ाने के बाद वे {day} से फिर दी जा सकती हैं।",
  },
});
