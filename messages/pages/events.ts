import { message } from "../message.ts";

export const upcoming = message({ en: "Upcoming", hi: "आने वाले" });
export const upcomingHeading = message({ en: "Upcoming events", hi: "आने वाले कार्यक्रम" });
export const upcomingDescription = message({
  en: "Clinics, investor meets and award evenings of MASA Forum: date, place, agenda, fee and registration.",
  hi: "मासा फ़ोरम के क्लिनिक, निवेशकों से मुलाकातें और पुरस्कार की शामें: तारीख, जगह, कार्यक्रम की रूपरेखा, शुल्क और पंजीकरण।",
});
export const noUpcoming = message({
  en: "The next dates are being fixed. The programmes run all year, and guests are welcome. <a>See the programmes</a>",
  hi: "अगली तारीखें तय हो रही हैं। नियमित कार्यक्रम साल भर चलते हैं, और मेहमानों का स्वागत है। <a>नियमित कार्यक्रम देखें</a>",
});
export const past = message({ en: "Past", hi: "हो चुके" });
export const pastHeading = message({ en: "Past events", hi: "हो चुके कार्यक्रम" });
export const pastDescription = message({
  en: "What the chapters of MASA Forum have held: who came, what was on the agenda and what came of it.",
  hi: "मासा फ़ोरम के चैप्टरों ने जो कार्यक्रम किए: कौन आया, क्या-क्या हुआ और उससे क्या निकला।",
});
export const noPast = message({
  en: "No past events yet. <a>See the programmes</a>",
  hi: "अभी कोई कार्यक्रम पूरा नहीं हुआ। <a>नियमित कार्यक्रम देखें</a>",
});
export const programs = message({ en: "Programs", hi: "नियमित कार्यक्रम" });
export const programsDescription = message({
  en: "Monthly Connect on every third Thursday, the Growth Workshop and the Acceleration Cohort of MASA Forum.",
  hi: "मासा फ़ोरम का हर तीसरे गुरुवार का मंथली कनेक्ट, ग्रोथ वर्कशॉप और एक्सीलरेशन बैच।",
});
export const noPrograms = message({
  en: "There is no programme right now. <a>See the upcoming events</a>",
  hi: "इस समय कोई नियमित कार्यक्रम नहीं है। <a>आने वाले कार्यक्रम देखें</a>",
});
export const lead = message({
  en: "Get your papers checked, meet buyers, and put your questions to people who have done it.",
  hi: "अपने कागज़ जँचवाएँ, खरीदारों से मिलें, और उनसे सवाल पूछें, जो यह काम कर चुके हैं।",
});
export const key = message({
  en: "Each lit window is a day with an event, from this week on for a year.",
  hi: "हर रोशन खिड़की एक दिन है, जब कोई कार्यक्रम है: इस हफ़्ते से पूरे एक साल तक।",
});
export const nextTitle = message({ en: "No date suits you?", hi: "कोई तारीख आपके लिए ठीक नहीं?" });
export const registerInterest = message({ en: "Register your interest", hi: "अपनी रुचि दर्ज करें" });
export const writeToUs = message({ en: "Write to us", hi: "हमें लिखें" });
export const nextText = message({
  en: "Register your interest and we will write to you when a date is fixed. Or tell us what you would like to learn and who you would like to meet.",
  hi: "अपनी रुचि दर्ज करें, तारीख तय होने पर हम आपको लिखेंगे। या बताएँ कि आपको क्या सीखना है और किससे मिलना है।",
});

export const places = message({
  en: { one: "{count} place", other: "{count} places" },
  hi: { one: "{count} जगह", other: "{count} जगहें" },
});
export const inShort = message({ en: "In short", hi: "संक्षेप में" });
export const when = message({ en: "{date}, {hours} (IST)", hi: "{date}, {hours} (भारतीय समय)" });
export const offer = message({
  en: "<price>₹{member}</price> for members, against the regular ₹{regular}",
  hi: "सदस्यों के लिए <price>₹{member}</price>, जबकि सामान्य शुल्क ₹{regular} है",
});
export const offerPlusTaxes = message({
  en: "<price>₹{member}</price> for members, against the regular ₹{regular} plus taxes",
  hi: "सदस्यों के लिए <price>₹{member}</price>, जबकि सामान्य शुल्क ₹{regular} है; टैक्स अलग से",
});
export const nextDates = message({ en: "Next dates", hi: "अगली तारीखें" });
export const register = message({
  en: "Register for this event<more> ({title})</more>",
  hi: "इस कार्यक्रम के लिए पंजीकरण करें<more> ({title})</more>",
});
export const addToCalendar = message({
  en: "Add to calendar<more> ({title})</more>",
  hi: "कैलेंडर में जोड़ें<more> ({title})</more>",
});
export const registerBy = message({ en: "Register by {day}.", hi: "{day} तक पंजीकरण करें।" });
export const placesTaken = message({ en: "All {count} places are taken.", hi: "सभी {count} जगहें भर चुकी हैं।" });
export const allTaken = message({ en: "All places are taken.", hi: "सारी जगहें भर चुकी हैं।" });
export const closedOn = message({ en: "Registration closed on {day}.", hi: "पंजीकरण {day} को बंद हो गया।" });
export const closed = message({ en: "Registration is closed.", hi: "पंजीकरण बंद है।" });
export const isCancelled = message({ en: "This event is cancelled.", hi: "यह कार्यक्रम रद्द हो गया है।" });
export const tookPlace = message({ en: "This event took place on {date}.", hi: "यह कार्यक्रम {date} को हो चुका है।" });

export const readMoreAbout = message({ en: "about {title}", hi: "{title} के बारे में" });
export const agenda = message({ en: "Agenda", hi: "कार्यक्रम की रूपरेखा" });
export const time = message({ en: "Time", hi: "समय" });
export const topic = message({ en: "Topic", hi: "विषय" });
export const venue = message({ en: "Venue", hi: "स्थान" });
export const openMap = message({ en: "Open in Google Maps", hi: "गूगल मैप्स में खोलें" });
export const gettingThere = message({ en: "Getting there", hi: "कैसे पहुँचें" });
export const bring = message({ en: "What to bring", hi: "साथ क्या लाएँ" });
export const schemes = message({ en: "Schemes", hi: "योजनाएँ" });
export const language = message({ en: "Language", hi: "भाषा" });
export const host = message({ en: "Host", hi: "मेज़बान" });
export const viewPicture = message({
  en: "View the picture of {title} at full size",
  hi: "चित्र बड़े आकार में देखें: {title}",
});
export const pictureOf = message({ en: "Picture of {title}", hi: "चित्र: {title}" });
export const close = message({ en: "Close", hi: "बंद करें" });
export const inIndia = message({ en: "{address}, India", hi: "{address}, भारत" });
