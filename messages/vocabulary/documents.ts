import { labels } from "../labels.ts";

export const documentTitle = labels({
  invoice: { en: "Tax invoice", hi: "कर बीजक (टैक्स इनवॉइस)" },
  receipt: { en: "Receipt", hi: "रसीद" },
  credit_note: { en: "Credit note", hi: "क्रेडिट नोट" },
});
