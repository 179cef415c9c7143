import { message } from "./message.ts";

export const sample = message({ en: "Sample<more> entry</more>", hi: "नमूना<more> प्रविष्टि</more>" });
export const eventDays = message({ en: "Days with an event", hi: "कार्यक्रम वाले दिन" });
export const eventDayRange = message({
  en: "Days with an event, {from} to {to}",
  hi: "कार्यक्रम वाले दिन, {from} से {to} तक",
});
export const hours = message({ en: "{from} to {to}", hi: "{from} से {to} तक" });
export const inEnglish = message({ en: "This text is in English.", hi: "यह जानकारी अभी अंग्रेज़ी में है।" });
export const newTab = message({ en: "(opens in a new tab)", hi: "(नए टैब में खुलता है)" });
export const cardNumber = message({ en: "Number", hi: "नंबर" });
export const validUntil = message({ en: "Valid until", hi: "कब तक मान्य" });
