import type { SeedEntry } from "../collections.ts";

export const settings: SeedEntry<"settings">[] = [
  {
    slug: "site",
    sample: true,
    name: "MASA Forum",
    tagline: "Where small businesses in India meet capital, mentors and markets.",
    email: "contact@masaforum.example",
    financeEmail: "finance@masaforum.example",
    phone: "+91 22 5550 0142",
    address: "4th Floor, Sample House, Fort, Mumbai 400001, Maharashtra",
    legalName: "MASA Forum, an initiative of Sample Ventures Private Limited",
    grievanceOfficer: "Ms. Ananya Sample, grievance@masaforum.example",
    links: {
      whatsapp: "https://chat.masaforum.example/group",
      awards: "https://awards.masaforum.example/",
      parent: "https://parent.masaforum.example/",
      foundation: "https://foundation.masaforum.example/",
      facebook: "https://facebook.masaforum.example/",
      linkedin: "https://linkedin.masaforum.example/",
      instagram: "https://instagram.masaforum.example/",
      executiveMembership: "https://forms.masaforum.example/mumbai-executive-membership",
      basicMembership: "https://forms.masaforum.example/mumbai-basic-membership",
      nominate: "https://forms.masaforum.example/my-power-brand-nomination",
      investorForm: "https://forms.masaforum.example/nivesh-manthan-investor",
      videoSearch: "https://videos.masaforum.example/search?q=my-power-brand",
      messagingChannel: "https://chat.masaforum.example/msme-kalptaru",
    },
    // 999511: services of business and employers' organisations. The accountant confirms it (docs/operations/launch.md).
    gst: { mode: "off", ratePercent: 18, sac: "999511", gstin: "", state: "27", invoicePrefix: "MF" },
    // No bank has this IFSC, and production offers no bank transfer to a sample account.
    bankAccount: {
      name: "MASA Forum (sample)",
      number: "000000000000",
      ifsc: "SMPL0000000",
      bank: "Sample Bank, Fort, Mumbai",
    },
  },
];
