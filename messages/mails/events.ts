import { message } from "../message.ts";

export const registered = message({ en: "You are registered: {title}", hi: "आपका पंजीकरण हो गया है: {title}" });
export const arrived = message({
  en: "Thank you for registering. We have received your registration for {title}.",
  hi: "पंजीकरण के लिए धन्यवाद। “{title}” में आपका पंजीकरण हमें मिल गया है।",
});
export const date = message({ en: "Date", hi: "तारीख" });
export const place = message({ en: "Place", hi: "जगह" });
export const bring = message({ en: "What to bring", hi: "साथ क्या लाएँ" });
export const details = message({ en: "See the details", hi: "पूरी जानकारी देखें" });
export const attached = message({
  en: "The attached file adds the event to your calendar, or updates it there.",
  hi: "साथ लगी फ़ाइल कार्यक्रम को आपके कैलेंडर में जोड़ देती है, या वहाँ उसकी जानकारी बदल देती है।",
});
export const attachedCancelled = message({
  en: "The attached file marks the event as cancelled in your calendar.",
  hi: "साथ लगी फ़ाइल आपके कैलेंडर में कार्यक्रम को रद्द दिखाती है।",
});
export const eventCancelled = message({ en: "This event is cancelled: {title}", hi: "यह कार्यक्रम रद्द है: {title}" });
export const doNotCome = message({
  en: "We received your registration for {title}. The event has been cancelled since then: please do not come.",
  hi: "“{title}” के लिए आपका पंजीकरण हमें मिला था। अब यह कार्यक्रम रद्द हो गया है: कृपया न आएँ।",
});
export const cannotCome = message({
  en: "If you cannot come, tell us at {email}, so that we can give your place to someone else.",
  hi: "अगर आना न हो पाए, तो {email} पर बताएँ, ताकि हम आपकी जगह किसी और को दे दें।",
});
export const notRegistered = message({
  en: "If you did not register, write to {email}, and we will delete the registration.",
  hi: "अगर पंजीकरण आपने नहीं किया, तो {email} पर लिखें, हम पंजीकरण हटा देंगे।",
});
export const confirmed = message({ en: "Your place is confirmed: {title}", hi: "आपकी जगह पक्की है: {title}" });
export const lookForward = message({
  en: "Your place at {title} is confirmed. We look forward to seeing you.",
  hi: "“{title}” में आपकी जगह पक्की है। हमें आपका इंतज़ार रहेगा।",
});
export const moved = message({
  en: "Your registration has moved: {title}",
  hi: "आपका पंजीकरण दूसरे कार्यक्रम में हो गया है: {title}",
});
export const movedTo = message({
  en: "We have moved your registration to {title}. You are no longer registered for the earlier event: please delete it from your calendar.",
  hi: "हमने आपका पंजीकरण “{title}” में बदल दिया है। पहले वाले कार्यक्रम में अब आपका पंजीकरण नहीं है: कृपया उसे अपने कैलेंडर से हटा दें।",
});
export const otherPlace = message({
  en: "A place that was confirmed for the earlier event does not count for this one.",
  hi: "पहले वाले कार्यक्रम में पक्की हुई जगह इस कार्यक्रम के लिए मान्य नहीं है।",
});
export const cancelled = message({
  en: "Your registration is cancelled: {title}",
  hi: "आपका पंजीकरण रद्द हो गया है: {title}",
});
export const deleted = message({
  en: "We have cancelled your registration for {title} and deleted its details.",
  hi: "हमने “{title}” का आपका पंजीकरण रद्द कर दिया है और उसमें दी गई जानकारी मिटा दी है।",
});
export const events = message({ en: "See our events", hi: "हमारे कार्यक्रम देखें" });
export const mistake = message({
  en: "If you think this is a mistake, write to {email}, and we will look into it.",
  hi: "अगर आपको लगे कि यह गलती से हुआ है, तो {email} पर लिखें, हम जाँच करेंगे।",
});
export const check = message({
  en: "Please check your event registration",
  hi: "कृपया कार्यक्रम का अपना पंजीकरण जाँच लें",
});
export const registeredAgain = message({
  en: "This address was registered again for {title}, with different details. Your earlier details stay until you choose.",
  hi: "इस पते से “{title}” में दोबारा पंजीकरण हुआ है, जिसमें जानकारी अलग है। जब तक आप न चुनें, आपकी पहले की जानकारी बनी रहेगी।",
});
export const compare = message({ en: "Compare and choose", hi: "तुलना करके चुनें" });
export const opening = message({
  en: "Opening the page changes nothing. If you did not register again, ignore this email.",
  hi: "पेज खोलने से कुछ नहीं बदलता। अगर दोबारा पंजीकरण आपने नहीं किया, तो इस ईमेल पर ध्यान न दें।",
});
export const forumEvents = message({ en: "{name} events", hi: "{name} के कार्यक्रम" });
export const nextDates = message({
  en: "We will write to you about the next dates",
  hi: "अगली तारीखों के बारे में हम आपको लिखेंगे",
});
