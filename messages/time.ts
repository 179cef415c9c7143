import { message } from "./message.ts";

export const lateNight = message({ en: "{time}\u00a0am", hi: "रात\u00a0{time}\u00a0बजे" });
export const morning = message({ en: "{time}\u00a0am", hi: "सुबह\u00a0{time}\u00a0बजे" });
export const afternoon = message({ en: "{time}\u00a0pm", hi: "दोपहर\u00a0{time}\u00a0बजे" });
export const evening = message({ en: "{time}\u00a0pm", hi: "शाम\u00a0{time}\u00a0बजे" });
export const night = message({ en: "{time}\u00a0pm", hi: "रात\u00a0{time}\u00a0बजे" });
export const goodMorning = message({ en: "Good morning", hi: "सुप्रभात" });
export const goodAfternoon = message({ en: "Good afternoon", hi: "नमस्कार" });
export const goodEvening = message({ en: "Good evening", hi: "शुभ संध्या" });
