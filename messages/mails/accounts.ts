import { message } from "../message.ts";

export const welcome = message({ en: "Welcome to {name}", hi: "{name} में आपका स्वागत है" });
export const registered = message({
  en: "Thank you for registering with {name}. We will get back to you soon.",
  hi: "{name} में पंजीकरण के लिए धन्यवाद। हम जल्दी ही आपसे संपर्क करेंगे।",
});
export const noPassword = message({
  en: "Log in with this address to open your account. We send you a six-digit code each time, so there is no password to remember.",
  hi: "अपना खाता खोलने के लिए इसी पते से लॉग इन करें। हम हर बार छह अंकों का कोड भेजते हैं, इसलिए कोई पासवर्ड याद नहीं रखना पड़ता।",
});
export const notRegistered = message({
  en: "If you did not register, ignore this email. Nobody can use this account without your mailbox.",
  hi: "अगर पंजीकरण आपने नहीं किया, तो इस ईमेल पर ध्यान न दें। आपके मेलबॉक्स के बिना कोई इस खाते का इस्तेमाल नहीं कर पाएगा।",
});
export const known = message({
  en: "You already have a {name} account",
  hi: "{name} में आपका खाता पहले से है",
});
export const registeredAgain = message({
  en: "Someone, probably you, has just registered with {name} using this address. It already has an account, and nothing has changed.",
  hi: "किसी ने, शायद आपने ही, अभी इस पते से {name} में पंजीकरण किया है। इस पते का खाता पहले से है, और कुछ नहीं बदला है।",
});
export const accountsMerged = message({
  en: "Your two {name} accounts are now one",
  hi: "{name} में आपके दोनों खाते अब एक हैं",
});
export const otherIsHere = message({
  en: "The account with the address {other} is now part of this one. Its orders, documents, registrations and texts are here. Keep logging in with this address.",
  hi: "{other} वाला खाता अब इसी खाते का हिस्सा है। उसके ऑर्डर, दस्तावेज़, पंजीकरण और आपका लिखा हुआ अब यहाँ हैं। आगे भी इसी पते से लॉग इन करें।",
});
export const thisIsThere = message({
  en: "The account with this address is now part of your account with the address {other}. Your orders, documents, registrations and texts are there. From now on, log in with that address; you can no longer log in with this one.",
  hi: "इस पते का खाता अब {other} वाले आपके खाते का हिस्सा है। आपके ऑर्डर, दस्तावेज़, पंजीकरण और आपका लिखा हुआ अब वहाँ हैं। अब से उसी पते से लॉग इन करें; इस पते से लॉग इन नहीं होता।",
});
export const passkeysEnded = message({
  en: "Passkeys of the old account no longer work. You can add them again in the other one.",
  hi: "पुराने खाते की पासकी अब काम नहीं करतीं। उन्हें दूसरे खाते में फिर से जोड़ा जा सकता है।",
});
export const notBothYours = message({
  en: "If these are not both your accounts, write to {email} at once.",
  hi: "अगर ये दोनों खाते आपके नहीं हैं, तो तुरंत {email} पर लिखें।",
});
export const purchaseMoved = message({
  en: "Your purchase is now in your {name} account",
  hi: "आपकी खरीद अब आपके {name} खाते में है",
});
export const purchaseIsHere = message({
  en: "{plan}, ordered on {day}, now belongs to the account of this email address. You can find the membership and its documents there.",
  hi: "{plan} का {day} का ऑर्डर अब इस ईमेल पते वाले खाते का है। सदस्यता और उसके दस्तावेज़ वहीं मिलेंगे।",
});
export const notYourPurchase = message({
  en: "If this purchase is not yours, write to {email} at once.",
  hi: "अगर यह खरीद आपकी नहीं है, तो तुरंत {email} पर लिखें।",
});
export const purchaseLeft = message({
  en: "A purchase no longer belongs to this email address",
  hi: "एक खरीद अब इस ईमेल पते से जुड़ी नहीं है",
});
export const purchaseWasHere = message({
  en: "Someone bought a membership of {name} and gave this email address. We were told that it was misspelt, so the purchase now belongs to the account of another email address.",
  hi: "किसी ने {name} की सदस्यता खरीदी और यह ईमेल पता दिया। हमें बताया गया कि यह पता गलत लिखा गया था, इसलिए वह खरीद अब दूसरे ईमेल पते वाले खाते की है।",
});
export const purchaseWasYours = message({
  en: "If the purchase was yours, write to {email} at once. Otherwise ignore this email.",
  hi: "अगर वह खरीद आपकी थी, तो तुरंत {email} पर लिखें। नहीं तो इस ईमेल पर ध्यान न दें।",
});
export const useOtherAddress = message({
  en: "Log in to {name} with your other address",
  hi: "{name} में अपने दूसरे पते से लॉग इन करें",
});
export const mergedAway = message({
  en: "Someone, probably you, used this address at {name}. Its account is now part of the account with the address {other}.",
  hi: "किसी ने, शायद आपने ही, {name} में इस पते का इस्तेमाल किया। इस पते का खाता अब {other} वाले खाते का हिस्सा है।",
});
export const logInThere = message({
  en: "Log in with that address. This one no longer has an account of its own.",
  hi: "उसी पते से लॉग इन करें। इस पते का अब अपना कोई खाता नहीं है।",
});
export const loginCode = message({ en: "Your {name} login code", hi: "{name} में लॉग इन करने का कोड" });
export const enterCode = message({
  en: "Enter this code on the page where you are logging in with {recipient}:",
  hi: "यह कोड उस पेज पर डालें, जहाँ {recipient} से लॉग इन किया जा रहा है:",
});
export const codeWorksOnce = message({
  en: "The code works once, for {minutes} minutes after you first asked for it.",
  hi: "कोड एक ही बार चलता है, और पहली बार माँगने के {minutes} मिनट बाद तक।",
});
export const neverAsked = message({
  en: "No one from {name} will ask you for this code. If you did not ask for it, ignore this email; nobody can log in without the code.",
  hi: "{name} से कोई आपसे यह कोड कभी नहीं माँगेगा। अगर कोड आपने नहीं माँगा, तो इस ईमेल पर ध्यान न दें; कोड के बिना कोई लॉग इन नहीं कर पाएगा।",
});
export const noAccount = message({
  en: "No {name} account with this address",
  hi: "इस पते से {name} में कोई खाता नहीं है",
});
export const triedToLogIn = message({
  en: "Someone, probably you, tried to log in to {name} with this address. It has no account.",
  hi: "किसी ने, शायद आपने ही, इस पते से {name} में लॉग इन करने की कोशिश की। इस पते का कोई खाता नहीं है।",
});
export const otherAddress = message({
  en: "If you registered with another address, log in with that one. If you have not registered yet, you can do so for free.",
  hi: "अगर पंजीकरण किसी और पते से हुआ था, तो उसी से लॉग इन करें। अगर अब तक पंजीकरण नहीं हुआ है, तो वह मुफ़्त में हो जाता है।",
});
export const register = message({ en: "Register", hi: "पंजीकरण करें" });
export const newLogin = message({
  en: "New login to your {name} account",
  hi: "{name} पर आपके खाते में नया लॉग इन",
});
export const newDevice = message({
  en: "Someone logged in to your account on a new device. If it was you, there is nothing to do.",
  hi: "आपके खाते में किसी नए डिवाइस से लॉग इन हुआ है। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है।",
});
export const device = message({ en: "Device", hi: "डिवाइस" });
export const date = message({ en: "Date", hi: "तारीख" });
export const checkDevices = message({ en: "Check your devices", hi: "अपने डिवाइस देखें" });
export const notYourLogin = message({
  en: "If it was not you, log that device out there, and write to {email}.",
  hi: "अगर यह आपने नहीं किया, तो वहाँ उस डिवाइस को लॉग आउट करें और {email} पर लिखें।",
});
export const passkeyAdded = message({
  en: "A passkey was added to your {name} account",
  hi: "{name} पर आपके खाते में एक पासकी जोड़ी गई",
});
export const passkeyWorks = message({
  en: "You can now log in with this passkey, without a code. If you added it, there is nothing to do.",
  hi: "अब इस पासकी से बिना कोड के लॉग इन हो जाता है। अगर इसे आपने जोड़ा, तो कुछ करने की ज़रूरत नहीं है।",
});
export const addedWith = message({ en: "Added with", hi: "किससे जोड़ी गई" });
export const checkPasskeys = message({ en: "Check your passkeys", hi: "अपनी पासकी देखें" });
export const notYourPasskey = message({
  en: "If you did not add it, remove it there, log out of all devices, and write to {email}.",
  hi: "अगर इसे आपने नहीं जोड़ा, तो वहाँ इसे हटाएँ, सारे डिवाइस से लॉग आउट करें और {email} पर लिखें।",
});
export const changeCode = message({
  en: "Your code to change your email address",
  hi: "ईमेल पता बदलने का आपका कोड",
});
export const enterChangeCode = message({
  en: "Enter this code for {recipient} on the page where you are changing your email address:",
  hi: "{recipient} का यह कोड उस पेज पर डालें, जहाँ ईमेल पता बदला जा रहा है:",
});
export const bothCodes = message({
  en: "The code works once, for {minutes} minutes after you first asked for it. Your address changes only when the codes from both mailboxes are right.",
  hi: "कोड एक ही बार चलता है, और पहली बार माँगने के {minutes} मिनट बाद तक। पता तभी बदलता है, जब दोनों मेलबॉक्स के कोड सही हों।",
});
export const doNotPassOn = message({
  en: "If you did not ask for it, do not pass it on. Nothing changes without this code.",
  hi: "अगर कोड आपने नहीं माँगा, तो इसे किसी को न दें। इस कोड के बिना कुछ नहीं बदलता।",
});
export const yourAddress = message({ en: "Your {name} email address", hi: "{name} में आपका ईमेल पता" });
export const addressWanted = message({
  en: "Someone, probably you, wants to use this address for another {name} account. It already has an account, so nothing has changed.",
  hi: "किसी ने, शायद आपने ही, यह पता {name} के किसी और खाते में लगाना चाहा है। इस पते का खाता पहले से है, इसलिए कुछ नहीं बदला है।",
});
export const closeFirst = message({
  en: "Log in with this address to use its account. To use the address for the other account, close this account first.",
  hi: "इस पते के खाते के लिए इसी पते से लॉग इन करें। पता दूसरे खाते में लगाना हो, तो पहले यह खाता बंद करें।",
});
export const addressChanged = message({
  en: "The email address of your account was changed",
  hi: "आपके खाते का ईमेल पता बदल गया है",
});
export const newAddress = message({
  en: "Your {name} account has a new email address. The change was confirmed with codes from both mailboxes, this one and the new one. From now on, we write to the new address, and you log in with it.",
  hi: "{name} पर आपके खाते का ईमेल पता अब नया है। बदलाव की पुष्टि दोनों मेलबॉक्स के कोड से हुई, इस पुराने के और नए के। अब से हम नए पते पर लिखते हैं, और लॉग इन भी उसी से होता है।",
});
export const notMeSubject = message({
  en: "My email address was changed",
  hi: "मेरा ईमेल पता बदल दिया गया है",
});
export const notMe = message({ en: "This was not me", hi: "यह मैंने नहीं किया" });
export const writeAtOnce = message({
  en: "If you did not change it, write to {email} at once.",
  hi: "अगर पता आपने नहीं बदला, तो तुरंत {email} पर लिखें।",
});
