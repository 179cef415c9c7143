import { message } from "./message.ts";

export const sample = message({ en: "Sample<more> entry</more>", hi: "नमूना<more> प्रविष्टि</more>" });
export const eventDays = message({ en: "Days with an event", hi: "कार्यक्रम वाले दिन" });
export const eventDayRange = message({
  en: "Days with an event, {from} to {to}",
  hi: "कार्यक्रम वाले दिन, {from} से {to} तक",
});
