import { message } from "../message.ts";

export const securityTitle = message({ en: "Passkeys and devices", hi: "पासकी और डिवाइस" });
export const securityDescription = message({
  en: "How and where you are logged in.",
  hi: "आप कैसे और कहाँ-कहाँ लॉग इन हैं।",
});
export const securityLead = message({
  en: "How and where <strong>{email}</strong> is logged in.",
  hi: "<strong>{email}</strong> से कैसे और कहाँ-कहाँ लॉग इन है।",
});
export const profile = message({ en: "Profile", hi: "प्रोफ़ाइल" });
export const passkey = message({ en: "Passkey", hi: "पासकी" });
export const passkeys = message({ en: "Passkeys", hi: "पासकी" });
export const passkeysText = message({
  en: "A passkey logs you in with your fingerprint, your face or your device’s PIN. Nobody can guess it, and it works only on this site.",
  hi: "पासकी से लॉग इन उँगली के निशान, चेहरे या डिवाइस के पिन से होता है। इसका अंदाज़ा कोई नहीं लगा सकता, और यह केवल इसी साइट पर चलती है।",
});
export const noPasskeys = message({ en: "You have no passkeys yet.", hi: "अभी आपकी कोई पासकी नहीं है।" });
export const addedOn = message({ en: "added on {day}", hi: "{day} को जोड़ी गई" });
export const removePasskey = message({
  en: "Remove<more> the passkey of {name}</more>",
  hi: "<more>{name} की पासकी </more>हटाएँ",
});
export const passkeyAdded = message({ en: "The passkey is added.", hi: "पासकी जोड़ दी गई है।" });
export const passkeyRemoved = message({ en: "The passkey is removed.", hi: "पासकी हटा दी गई है।" });
export const logInToChange = message({
  en: "Log in again to add or remove passkeys",
  hi: "पासकी जोड़ने या हटाने के लिए फिर लॉग इन करें",
});
export const notSupported = message({
  en: "This browser does not support passkeys.",
  hi: "इस ब्राउज़र में पासकी नहीं चलती।",
});
export const addPasskey = message({ en: "Add a passkey", hi: "पासकी जोड़ें" });
export const passkeyNeedsScript = message({
  en: "Adding a passkey needs JavaScript. Everything else here works without it.",
  hi: "पासकी जोड़ने के लिए जावास्क्रिप्ट चाहिए। यहाँ बाकी सब उसके बिना चलता है।",
});
export const devices = message({ en: "Devices", hi: "डिवाइस" });
export const devicesText = message({
  en: "You are logged in on these devices. Log out any device that you do not recognise.",
  hi: "इन डिवाइस पर आपका खाता खुला है। जो डिवाइस पहचान में न आए, उससे लॉग आउट करें।",
});
export const thisDevice = message({ en: "this device", hi: "यही डिवाइस" });
export const seen = message({
  en: "Logged in on {since}, last seen on {day}",
  hi: "{since} को लॉग इन किया, आखिरी बार {day} को खुला",
});
export const logOutDevice = message({
  en: "Log out<more> of {device}</more>",
  hi: "<more>{device} से </more>लॉग आउट करें",
});
export const deviceLoggedOut = message({
  en: "The other device is logged out.",
  hi: "दूसरे डिवाइस से लॉग आउट हो गया है।",
});
export const logOutEverywhere = message({ en: "Log out everywhere", hi: "हर जगह से लॉग आउट करें" });
export const logInToLogOut = message({
  en: "Log in again to log out other devices",
  hi: "दूसरे डिवाइस से लॉग आउट करने के लिए फिर लॉग इन करें",
});

export const confirmTitle = message({ en: "Your details", hi: "आपकी जानकारी" });
export const confirmDescription = message({
  en: "The owner of a new account confirms the details of the registration.",
  hi: "नए खाते के मालिक पंजीकरण की जानकारी की पुष्टि करते हैं।",
});
export const confirmHeading = message({ en: "Are these your details?", hi: "क्या यह जानकारी आपकी है?" });
export const confirmLead = message({
  en: "You have confirmed that <strong>{email}</strong> is yours. These details were entered when the address was registered, by you or by someone else. Please correct anything that is wrong. Don’t want an account? <a>See and erase what we hold</a> with your address.",
  hi: "आपने पुष्टि कर दी है कि <strong>{email}</strong> आपका है। यह जानकारी इस पते के पंजीकरण के समय लिखी गई थी, आपने या किसी और ने। जो गलत हो, उसे कृपया सुधारें। खाता नहीं चाहिए? आपके पते के साथ हमारे पास जो है, <a>उसे देखें और मिटाएँ</a>।",
});
export const confirmButton = message({ en: "Confirm and open my account", hi: "पुष्टि करें और खाता खोलें" });
export const name = message({ en: "Name", hi: "नाम" });
export const phone = message({ en: "Phone", hi: "फ़ोन" });

export const erasure = message({ en: "Erasure request", hi: "डेटा मिटाने का अनुरोध" });
export const erasureKnown = message({
  en: "Keep this number. It is the only way back to this page.",
  hi: "यह नंबर सँभालकर रखें। इस पेज पर लौटने का यही एक रास्ता है।",
});
export const erasureUnknown = message({
  en: "Check the status with your request number.",
  hi: "अनुरोध नंबर से देखें कि काम कहाँ तक पहुँचा।",
});
export const requestedOn = message({ en: "Requested on {day}", hi: "{day} को अनुरोध किया गया" });
export const doneOn = message({
  en: "Done on {day}. The account is closed and its data is erased.",
  hi: "{day} को पूरा हुआ। खाता बंद है और उसका डेटा मिटा दिया गया है।",
});
export const inProgress = message({
  en: "In progress. It is done within an hour.",
  hi: "काम चल रहा है। एक घंटे में पूरा हो जाएगा।",
});
export const retained = message({ en: "What we must keep", hi: "जो हमें रखना ही होगा" });
export const retainedDocument = message({
  en: "{title} {number} with the name and billing details on it, until {day}, because tax and company law require it.",
  hi: "{title} {number}, जिस पर नाम और बिल की जानकारी लिखी है, {day} तक, क्योंकि टैक्स और कंपनी कानून में यह ज़रूरी है।",
});
export const retainedOrder = message({
  en: "Order {number}, which could still be paid, until {day}, or until the payment provider answers if that is later.",
  hi: "ऑर्डर {number}, जिसका भुगतान अब भी हो सकता है, {day} तक, या भुगतान कंपनी का जवाब आने तक, अगर वह बाद में आए।",
});
export const retainedNone = message({
  en: "No documents, because nothing was paid with the address.",
  hi: "कोई दस्तावेज़ नहीं, क्योंकि इस पते से कोई भुगतान नहीं हुआ।",
});
export const retainedTrail = message({
  en: "Entries in the audit trail and security logs that contain no name.",
  hi: "ऑडिट के रिकॉर्ड और सुरक्षा लॉग की वे प्रविष्टियाँ, जिनमें कोई नाम नहीं है।",
});
export const somethingWrong = message({
  en: "Is something wrong? <a>Write to the grievance officer</a> and quote the request number.",
  hi: "कुछ गलत है? <a>शिकायत अधिकारी को लिखें</a> और अनुरोध नंबर बताएँ।",
});
export const noRequest = message({
  en: "There is no request with this number.",
  hi: "इस नंबर का कोई अनुरोध नहीं है।",
});
export const requestNumber = message({ en: "Request number", hi: "अनुरोध नंबर" });
export const requestNumberHelp = message({
  en: "It has sixteen letters and digits.",
  hi: "इसमें सोलह अक्षर और अंक होते हैं।",
});
export const show = message({ en: "Show", hi: "देखें" });

/** A browser and the system it runs on: "Chrome on Windows". */
export const deviceOn = message({ en: "{browser} on {system}", hi: "{system} पर {browser}" });
export const someBrowser = message({ en: "A browser", hi: "कोई ब्राउज़र" });
