import { message } from "../message.ts";

/** Texts about a plan's price, its payment methods, and the effect of a purchase (docs/decisions/032). */
export const includesGst = message({ en: "Includes {percent}% GST", hi: "{percent}% जीएसटी शामिल है" });
export const plusGst = message({
  en: "Plus {percent}% GST, ₹{total} in all",
  hi: "{percent}% जीएसटी अलग से, कुल ₹{total}",
});
export const upiAndMore = message({
  en: "Pay by UPI, card, net banking or wallet.",
  hi: "यूपीआई, कार्ड, नेट बैंकिंग या वॉलेट से भुगतान करें।",
});
export const aboveUpi = message({
  en: "The UPI limit is ₹{limit}. Pay by card or net banking.",
  hi: "यूपीआई से ₹{limit} तक ही भुगतान होता है। कार्ड या नेट बैंकिंग से भुगतान करें।",
});
export const aboveUpiOrTransfer = message({
  en: "The UPI limit is ₹{limit}. Pay by card, net banking or bank transfer.",
  hi: "यूपीआई से ₹{limit} तक ही भुगतान होता है। कार्ड, नेट बैंकिंग या बैंक ट्रांसफ़र से भुगतान करें।",
});

export const priceWithGst = message({ en: "₹{amount} including GST", hi: "जीएसटी समेत ₹{amount}" });
export const pricesWithGst = message({ en: "All prices include GST.", hi: "हर शुल्क में जीएसटी शामिल है।" });
export const upgradeCosts = message({
  en: "An upgrade to {plan} costs {price}. {rule}",
  hi: "{plan} प्लान में जाने का शुल्क {price} है। {rule}",
});
export const renewalCosts = message({
  en: "A renewal costs {price}. {rule}",
  hi: "सदस्यता आगे बढ़ाने का शुल्क {price} है। {rule}",
});
export const planCosts = message({ en: "{plan} costs {price}. {rule}", hi: "{plan} प्लान का शुल्क {price} है। {rule}" });
export const upgradeToday = message({
  en: "The price is the difference for the {days} days from today to {last}. The upgrade begins today and ends on that day, as your current membership would.",
  hi: "यह आज से {last} तक के {days} दिनों का अंतर है। बड़ा प्लान आज से शुरू होता है और उसी दिन खत्म होता है, जिस दिन आपकी मौजूदा सदस्यता खत्म होती।",
});
export const upgradeLater = message({
  en: "The price is the difference for the {days} days from {first} to {last}. The upgrade begins on {first} and ends on that day, as your current membership would.",
  hi: "यह {first} से {last} तक के {days} दिनों का अंतर है। बड़ा प्लान {first} से शुरू होता है और उसी दिन खत्म होता है, जिस दिन आपकी मौजूदा सदस्यता खत्म होती।",
});
export const renewalFollows = message({
  en: "It runs for 12 months and begins on {first}, the day after your paid membership ends.",
  hi: "यह 12 महीने चलती है और {first} से शुरू होती है, यानी आपकी सशुल्क सदस्यता खत्म होने के अगले दिन।",
});
export const membershipFollows = message({
  en: "The membership runs for 12 months and begins on {first}, the day after your paid membership ends.",
  hi: "सदस्यता 12 महीने चलती है और {first} से शुरू होती है, यानी आपकी सशुल्क सदस्यता खत्म होने के अगले दिन।",
});
export const beginsOnPayment = message({
  en: "The membership runs for 12 months and begins on the day you pay.",
  hi: "सदस्यता 12 महीने चलती है और भुगतान के दिन से शुरू होती है।",
});
export const renewalInGrace = message({
  en: "It runs for 12 months. If you pay by {graceEnd}, it begins on {first}, the day after your last membership ended; if later, on the day you pay.",
  hi: "यह 12 महीने चलती है। {graceEnd} तक भुगतान हो, तो {first} से शुरू होती है, यानी पिछली सदस्यता खत्म होने के अगले दिन से। उसके बाद भुगतान हो, तो भुगतान के दिन से।",
});
export const membershipInGrace = message({
  en: "The membership runs for 12 months. If you pay by {graceEnd}, it begins on {first}, the day after your last membership ended; if later, on the day you pay.",
  hi: "सदस्यता 12 महीने चलती है। {graceEnd} तक भुगतान हो, तो {first} से शुरू होती है, यानी पिछली सदस्यता खत्म होने के अगले दिन से। उसके बाद भुगतान हो, तो भुगतान के दिन से।",
});
export const paidUntil = message({
  en: "You have paid for {plan} until {last}.",
  hi: "आपने सदस्यता ({plan}) के लिए {last} तक का भुगतान कर दिया है।",
});
export const endedOn = message({
  en: "Your {plan} membership ended on {last}.",
  hi: "आपकी सदस्यता ({plan}) {last} को खत्म हो गई।",
});
/** Of a plan that is no longer for sale. */
export const hasEnded = message({
  en: "Your membership ended on {last}.",
  hi: "आपकी सदस्यता {last} को खत्म हो गई।",
});

export const validUntil = message({
  en: "Your {plan} membership is valid until {last}.",
  hi: "आपकी सदस्यता ({plan}) {last} तक मान्य है।",
});
export const alreadyPaid = message({
  en: "You have already paid for {plan}.",
  hi: "सदस्यता ({plan}) का भुगतान पहले ही हो चुका है।",
});
export const runsUntil = message({
  en: "Your membership is valid until {last}.",
  hi: "आपकी सदस्यता {last} तक मान्य है।",
});
export const addsMonths = message({
  en: "Another purchase adds 12 months after all you have paid for.",
  hi: "एक और खरीद से, जितने समय का भुगतान हो चुका है, उसके बाद 12 महीने और जुड़ेंगे।",
});
export const beginsOn = message({
  en: "Your {plan} membership begins on {first} and is valid until {last}.",
  hi: "आपकी सदस्यता ({plan}) {first} से शुरू होती है और {last} तक मान्य है।",
});
export const renewedFrom = message({
  en: "Your {plan} membership is renewed from {first} to {last}.",
  hi: "आपकी सदस्यता ({plan}) {first} से {last} तक के लिए आगे बढ़ गई है।",
});

export const returned = message({
  en: "Your {plan} membership ended on {day}. Your payment for it was refunded or reversed.",
  hi: "आपकी सदस्यता ({plan}) {day} को खत्म हो गई। इसके लिए आपका भुगतान लौटा दिया गया या बैंक ने वापस ले लिया।",
});
export const upgraded = message({
  en: "You have upgraded your {plan} membership.",
  hi: "आपकी सदस्यता ({plan}) बड़े प्लान में बदल गई है।",
});
export const refunded = message({
  en: "Your payment for {plan} was refunded, so no membership has begun.",
  hi: "सदस्यता ({plan}) के लिए आपका भुगतान लौटा दिया गया, इसलिए कोई सदस्यता शुरू नहीं हुई।",
});
export const failed = message({
  en: "Your payment for {plan} did not go through, so no membership has begun.",
  hi: "सदस्यता ({plan}) के लिए आपका भुगतान नहीं हो पाया, इसलिए कोई सदस्यता शुरू नहीं हुई।",
});
export const mismatch = message({
  en: "Your payment does not match the order for {plan}. We will check it and contact you.",
  hi: "आपका भुगतान {plan} के ऑर्डर से मेल नहीं खाता। हम जाँच करके आपसे संपर्क करेंगे।",
});
export const upgradeDoesNotFit = message({
  en: "Your payment for {plan} arrived too late or after your memberships had changed, so the upgrade has not begun. We will check it and contact you.",
  hi: "सदस्यता ({plan}) के लिए आपका भुगतान बहुत देर से आया या तब आया, जब आपकी सदस्यताएँ बदल चुकी थीं, इसलिए बड़ा प्लान शुरू नहीं हुआ। हम जाँच करके आपसे संपर्क करेंगे।",
});
export const expired = message({
  en: "Your payment for {plan} arrived after the order had expired. We will check it and contact you.",
  hi: "सदस्यता ({plan}) के लिए आपका भुगतान ऑर्डर की अवधि खत्म होने के बाद आया। हम जाँच करके आपसे संपर्क करेंगे।",
});
export const waiting = message({
  en: "We have your payment for {plan}. Your membership begins as soon as the bank confirms it. You do not need to pay again.",
  hi: "सदस्यता ({plan}) के लिए आपका भुगतान हमें मिल गया है। बैंक की पुष्टि होते ही आपकी सदस्यता शुरू हो जाएगी। दोबारा भुगतान की ज़रूरत नहीं है।",
});
