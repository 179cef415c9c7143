import type { Translations } from "../../translations.ts";

export const settings: Translations<"settings"> = {
  site: {
    tagline: "जहाँ भारत के छोटे कारोबार को पूँजी, मेंटर और बाज़ार मिलते हैं।",
    address: "मंज़िल 4, सैंपल हाउस, फ़ोर्ट, मुंबई 400001, महाराष्ट्र",
    grievanceOfficer: "सुश्री अनन्या सैंपल, grievance@masaforum.example",
  },
};
