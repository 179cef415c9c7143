import { message } from "../message.ts";

export const title = message({ en: "Your schemes", hi: "आपकी योजनाएँ" });
export const lead = message({
  en: "Your saved answers to the scheme finder, and the schemes that we will write to you about.",
  hi: "योजना खोज में आपके सेव किए हुए जवाब, और वे योजनाएँ जिनके बारे में हम आपको लिखते हैं।",
});
export const savedAnswers = message({ en: "Saved answers", hi: "सेव किए हुए जवाब" });
export const savedOn = message({ en: "Saved on {day}.", hi: "{day} को सेव किए गए।" });
export const seeResult = message({ en: "See the result", hi: "नतीजा देखें" });
export const deleteAnswers = message({ en: "Delete my answers", hi: "मेरे जवाब मिटाएँ" });
export const noneSaved = message({
  en: "You have not saved any. <a>Open the finder</a>, answer its questions and choose “Save to my dashboard”.",
  hi: "अभी कोई जवाब सेव नहीं किया गया है। <a>योजना खोज खोलें</a>, सवालों के जवाब दें और “डैशबोर्ड में सेव करें” चुनें।",
});
export const reminders = message({ en: "Reminders", hi: "रिमाइंडर" });
export const noReminders = message({
  en: "You have none. In the finder, choose “Remind me when this changes” beside a scheme.",
  hi: "अभी कोई रिमाइंडर नहीं है। योजना खोज में किसी योजना पर “बदलने पर मुझे बताएँ” चुनें।",
});
export const agreedOn = message({
  en: "On {since} you agreed to get an email when its rules or its status change.",
  hi: "{since} को आपने सहमति दी कि इसके नियम या स्थिति बदलने पर हम आपको लिखें।",
});
export const notListed = message({
  en: "It is no longer in the finder. We write to you if it returns.",
  hi: "यह अब योजना खोज में नहीं है। यह लौटी, तो हम आपको लिखेंगे।",
});
export const stopEmails = message({
  en: "Stop these emails<more> about {title}</more>",
  hi: "<more>{title}: </more>ये ईमेल बंद करें",
});

export const saveTitle = message({ en: "Save these answers?", hi: "ये जवाब सेव करें?" });
export const replaces = message({
  en: "These answers replace the ones that you saved earlier. Your dashboard then shows the schemes that fit best.",
  hi: "ये आपके पहले सेव किए हुए जवाबों की जगह लेंगे। फिर डैशबोर्ड पर सबसे ज़्यादा काम की योजनाएँ दिखेंगी।",
});
export const firstSave = message({
  en: "We store these answers with your account, and your dashboard shows the schemes that fit best. You can delete them at any time.",
  hi: "हम इन्हें आपके खाते के साथ रखेंगे, और डैशबोर्ड पर सबसे ज़्यादा काम की योजनाएँ दिखेंगी। इन्हें कभी भी मिटाया जा सकता है।",
});
export const saveAnswers = message({ en: "Save my answers", hi: "मेरे जवाब सेव करें" });
export const remindTitle = message({ en: "Remind you when this changes?", hi: "बदलने पर आपको बताएँ?" });
export const remindText = message({
  en: "{title}: if you agree, we write to {email} when the rules or the status of this scheme change. You can stop this at any time.",
  hi: "{title}: आपकी सहमति हो, तो इस योजना के नियम या स्थिति बदलने पर हम {email} पर लिखेंगे। इसे कभी भी बंद किया जा सकता है।",
});
export const remindMe = message({ en: "Yes, remind me", hi: "हाँ, मुझे बताएँ" });

export const answersSaved = message({ en: "Your answers are saved.", hi: "आपके जवाब सेव हो गए हैं।" });
export const answersDeleted = message({ en: "Your answers are deleted.", hi: "आपके जवाब मिटा दिए गए हैं।" });
export const reminderSet = message({
  en: "The reminder is set. We will email you when this scheme changes.",
  hi: "रिमाइंडर सेट हो गया है। इस योजना में बदलाव होने पर हम आपको लिखेंगे।",
});
export const emailsStopped = message({
  en: "The reminder is deleted. You will get no more emails about this scheme.",
  hi: "रिमाइंडर हटा दिया गया है। इस योजना के बारे में अब कोई ईमेल नहीं आएगा।",
});
