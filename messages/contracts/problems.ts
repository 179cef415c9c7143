import { labels } from "../labels.ts";
import { message } from "../message.ts";

/** The title of each refusal code. */
export const problemTitle = labels({
  malformed_json: { en: "The body is not valid JSON.", hi: "भेजी गई सामग्री सही JSON नहीं है।" },
  bad_signature: { en: "Payment verification failed.", hi: "भुगतान की पुष्टि नहीं हो पाई।" },
  bad_webhook_signature: {
    en: "The webhook signature does not match.",
    hi: "वेबहुक का हस्ताक्षर मेल नहीं खाता।",
  },
  signed_out: { en: "Please log in first.", hi: "कृपया पहले लॉग इन करें।" },
  passkey_refused: {
    en: "This passkey did not log you in. Log in with a code instead.",
    hi: "इस पासकी से लॉग इन नहीं हुआ। कोड से लॉग इन करें।",
  },
  foreign_origin: {
    en: "This call is only for this site’s own pages.",
    hi: "यह अनुरोध केवल इसी साइट के पेजों के लिए है।",
  },
  stale_session: { en: "Please log in again to do this.", hi: "इसके लिए कृपया फिर से लॉग इन करें।" },
  stale_passkey: { en: "Use your passkey again to do this.", hi: "इसके लिए अपनी पासकी फिर से इस्तेमाल करें।" },
  operator_account: {
    en: "You still have access to the console. Ask an owner to end it, then close your account.",
    hi: "आपको कंसोल में काम करने की अनुमति अभी है। पहले किसी ओनर से वह अनुमति हटवाएँ, फिर अपना खाता बंद करें।",
  },
  merged_account: {
    en: "This account is now part of another one. Log in with the address named in our email.",
    hi: "यह खाता अब किसी दूसरे खाते का हिस्सा है। इस पते पर आए हमारे ईमेल में उस खाते का पता है: उसी से लॉग इन करें।",
  },
  wrong_role: { en: "This page is for another role.", hi: "यह पेज किसी दूसरी भूमिका के लिए है।" },
  not_found: { en: "There is nothing at this address.", hi: "इस पते पर कुछ नहीं है।" },
  unknown_order: { en: "There is no such order.", hi: "ऐसा कोई ऑर्डर नहीं है।" },
  unknown_payment: { en: "There is no such payment.", hi: "ऐसा कोई भुगतान नहीं है।" },
  method_not_allowed: {
    en: "This URL does not support that method.",
    hi: "इस पते पर यह तरीका नहीं चलता।",
  },
  already_member: {
    en: "You have already paid for a membership.",
    hi: "आपकी सदस्यता का भुगतान पहले ही हो चुका है।",
  },
  idempotency_conflict: {
    en: "This idempotency key belongs to another order.",
    hi: "यह कुंजी (idempotency key) किसी दूसरे ऑर्डर की है।",
  },
  version_conflict: {
    en: "This was changed in the meantime, on another device or in another window.",
    hi: "इस बीच यह किसी दूसरे डिवाइस पर या दूसरी विंडो में बदल गया।",
  },
  document_closed: {
    en: "This document can no longer be changed.",
    hi: "यह दस्तावेज़ अब बदला नहीं जा सकता।",
  },
  last_owner: {
    en: "This is the last owner. Make someone else an owner first.",
    hi: "यह आखिरी ओनर हैं। पहले किसी और को ओनर बनाएँ।",
  },
  not_mergeable: {
    en: "These two accounts cannot be merged.",
    hi: "ये दोनों खाते एक नहीं किए जा सकते।",
  },
  not_answerable: {
    en: "This request cannot be answered for this account.",
    hi: "इस खाते के लिए यह अनुरोध पूरा नहीं किया जा सकता।",
  },
  payment_not_captured: {
    en: "This payment was not captured, so there is no money to refund.",
    hi: "यह भुगतान पूरा नहीं हुआ था, इसलिए लौटाने को कोई रकम नहीं है।",
  },
  paid_by_transfer: {
    en: "This was paid by bank transfer. Return the money by bank, then record that transfer.",
    hi: "यह भुगतान बैंक ट्रांसफ़र से हुआ था। पैसा बैंक से लौटाएँ, फिर उस ट्रांसफ़र को दर्ज करें।",
  },
  refund_too_large: {
    en: "This is more than what remains of the payment.",
    hi: "यह रकम भुगतान में बची रकम से ज़्यादा है।",
  },
  refund_too_late: {
    en: "The payment is older than six months, so the provider does not refund it.",
    hi: "भुगतान को छह महीने से ज़्यादा हो गए, इसलिए भुगतान कंपनी इसे नहीं लौटाती।",
  },
  dispute_lost: {
    en: "This payment was lost in a dispute: the bank has already returned the money.",
    hi: "विवाद का फ़ैसला इस भुगतान के खिलाफ़ हुआ: बैंक पैसा पहले ही लौटा चुका है।",
  },
  refund_decided: {
    en: "This refund is already approved, rejected or finished.",
    hi: "यह रिफ़ंड पहले ही मंज़ूर, नामंज़ूर या पूरा हो चुका है।",
  },
  offer_fixed: {
    en: "This offer is no longer yours to change: the forum has taken it up, or you have withdrawn it.",
    hi: "यह ऑफ़र अब बदला नहीं जा सकता: फ़ोरम इस पर काम शुरू कर चुका है, या आपने इसे वापस ले लिया है।",
  },
  address_taken: {
    en: "Another entry has this address, or somebody has just renamed this entry.",
    hi: "यह पता किसी दूसरी प्रविष्टि का है, या अभी-अभी किसी ने इस प्रविष्टि का नाम बदल दिया।",
  },
  picture_removed: {
    en: "Somebody has just removed this picture from the library. Choose another one.",
    hi: "अभी-अभी किसी ने यह चित्र लाइब्रेरी से हटा दिया। कोई दूसरा चुनें।",
  },
  picture_in_use: {
    en: "A page, a draft or a version of the last 90 days shows this picture, so it cannot be removed.",
    hi: "कोई पेज, ड्राफ़्ट या पिछले 90 दिनों का कोई संस्करण यह चित्र दिखाता है, इसलिए इसे हटाया नहीं जा सकता।",
  },
  own_rules: {
    en: "You changed the rules of this scheme. A colleague must check them against the source and publish them.",
    hi: "इस योजना के नियम आपने बदले हैं। किसी साथी को उन्हें स्रोत से मिलाकर प्रकाशित करना होगा।",
  },
  people_registered: {
    en: "People are registered for this event",
    hi: "इस कार्यक्रम के लिए लोग पंजीकृत हैं",
  },
  new_price: {
    en: "You are changing the price of this plan. Please confirm it.",
    hi: "इस प्लान का शुल्क बदल रहा है। कृपया इसकी पुष्टि करें।",
  },
  new_payment_details: {
    en: "You are changing the forum’s payment details. Please confirm them.",
    hi: "फ़ोरम के भुगतान की जानकारी बदल रही है। कृपया इसकी पुष्टि करें।",
  },
  new_owner: {
    en: "You are making somebody an owner. Please confirm it.",
    hi: "कोई व्यक्ति ओनर बन रहा है। कृपया इसकी पुष्टि करें।",
  },
  body_too_large: { en: "The body is too large.", hi: "भेजी गई सामग्री बहुत बड़ी है।" },
  unsupported_media_type: {
    en: "The body must be application/json.",
    hi: "सामग्री application/json के रूप में भेजें।",
  },
  invalid_input: { en: "Some of the details are not valid.", hi: "कुछ जानकारी सही नहीं है।" },
  form_rejected: {
    en: "We could not accept this form. Please reload the page and try again.",
    hi: "यह फ़ॉर्म स्वीकार नहीं हो पाया। कृपया पेज फिर से खोलें और दोबारा कोशिश करें।",
  },
  check_failed: {
    en: "We could not confirm that you are human. Please complete the check and resend the form.",
    hi: "यह पक्का नहीं हो पाया कि भेजने वाला इंसान है। कृपया जाँच पूरी करें और फ़ॉर्म फिर से भेजें।",
  },
  no_seats: {
    en: "You have no membership with seats for several people.",
    hi: "आपके पास कई लोगों वाली सदस्यता नहीं है।",
  },
  seats_taken: {
    en: "All seats are taken. Withdraw one first.",
    hi: "सारी सीटें भर गई हैं। पहले कोई एक सीट वापस लें।",
  },
  unknown_plan: {
    en: "The price of this plan has changed. Reload the page to see it.",
    hi: "इस प्लान का शुल्क बदल गया है। उसे देखने के लिए पेज फिर से खोलें।",
  },
  too_many_requests: {
    en: "Too many attempts. Please try again later.",
    hi: "बहुत बार कोशिश हो चुकी है। कृपया बाद में फिर कोशिश करें।",
  },
  wrong_code: { en: "That code is not correct.", hi: "यह कोड सही नहीं है।" },
  expired_code: {
    en: "This code has expired. Request a new code.",
    hi: "इस कोड का समय खत्म हो गया। नया कोड मँगवाएँ।",
  },
  used_code: {
    en: "This code has been used already. Request a new code.",
    hi: "यह कोड पहले ही इस्तेमाल हो चुका है। नया कोड मँगवाएँ।",
  },
  other_browser: {
    en: "This browser has no code for this address. Request a new code here, in this browser.",
    hi: "इस ब्राउज़र के पास इस पते का कोई कोड नहीं है। यहीं, इसी ब्राउज़र में नया कोड मँगवाएँ।",
  },
  locked_code: { en: "There were too many failed attempts.", hi: "बहुत बार गलत कोड डाला गया।" },
  internal_error: {
    en: "Something went wrong on our side.",
    hi: "हमारी तरफ़ से कुछ गड़बड़ हो गई।",
  },
  provider_failed: {
    en: "The payment provider did not accept the order.",
    hi: "भुगतान कंपनी ने ऑर्डर स्वीकार नहीं किया।",
  },
  amount_above_maximum: {
    en: "The payment provider does not accept this amount in one payment.",
    hi: "भुगतान कंपनी एक बार में इतनी रकम नहीं लेती।",
  },
  payments_unavailable: {
    en: "Online payment is not available right now.",
    hi: "ऑनलाइन भुगतान अभी नहीं हो पा रहा है।",
  },
  unavailable: {
    en: "The service is not available right now.",
    hi: "यह सेवा अभी नहीं चल रही है।",
  },
});

export const tooManyAttempts = message({
  en: "Too many attempts. Try again {when}.",
  hi: "बहुत बार कोशिश हो चुकी है। {when} फिर कोशिश करें।",
});
export const inAMinute = message({ en: "in a minute", hi: "एक मिनट बाद" });
export const inTime = message({ en: "in {time}", hi: "{time} बाद" });
export const seconds = message({
  en: { one: "{count} second", other: "{count} seconds" },
  hi: { one: "{count} सेकंड", other: "{count} सेकंड" },
});
/** No singular: one minute is written in seconds. */
export const minutes = message({ en: "{count} minutes", hi: "{count} मिनट" });
export const hours = message({ en: "{count} hours", hi: "{count} घंटे" });

export const noObject = message({
  en: "The body must be a JSON object with the documented fields.",
  hi: "सामग्री बताए गए फ़ील्ड वाला JSON ऑब्जेक्ट होनी चाहिए।",
});
export const invalidKey = message({
  en: "{header} must be 16 to 80 letters, digits, - or _.",
  hi: "{header} में 16 से 80 अंग्रेज़ी अक्षर, अंक, - या _ होने चाहिए।",
});
export const brokenOff = message({
  en: "The connection closed before the request was complete.",
  hi: "अनुरोध पूरा होने से पहले कनेक्शन टूट गया।",
});
/** Fallback for issues without a message in the contract. */
export const invalidValue = message({ en: "This value is not valid.", hi: "यह मान सही नहीं है।" });
