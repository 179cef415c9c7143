import type { SeedEntry } from "../collections.ts";

export const replyTemplates: SeedEntry<"replyTemplates">[] = [
  {
    slug: "which-membership",
    title: "Which membership fits",
    text: "Thank you for your message of [received].\n\nThe plans differ in the number of events, the places for your team and the time with mentors. The page [site]/membership compares them line by line, with prices.\n\nTell us what your business does and how many of you would take part, and I will suggest a plan.\n\n[operator]",
  },
  {
    slug: "event-how-to-register",
    title: "How to register for an event",
    text: "Thank you for your interest in [event].\n\nPlease register at [site]/event-registration and choose the event there. You do not need an account. We confirm each place by mail, with the address and the time.\n\n[operator]",
  },
  {
    slug: "event-moved",
    title: "The event has moved",
    text: "You are registered for [event] as [name]. The event has moved: it now takes place on [new day, time and place].\n\nYour registration remains valid, so you do not need to register again. If you cannot come, please write to {email} or call {phone}, so that somebody else can have the place.\n\nWe are sorry for the change, and hope to see you there.\n\n[operator]",
  },
  {
    slug: "event-cancelled",
    title: "The event is cancelled",
    text: "You are registered for [event] as [name]. We are sorry to say that it will not take place. [reason, in one sentence]\n\nYou do not need to do anything. Our next events are at [site]/events, and we would be glad to see you at one of them.\n\nIf you have a question, write to {email} or call {phone}.\n\n[operator]",
  },
  {
    slug: "receipt-again",
    title: "Where to find a receipt or an invoice",
    text: "Your documents are on your dashboard: log in at [site]/login with the email address of your order, and open Membership. Each receipt and invoice is there as a PDF.\n\nIf you paid with another address, write to us from that address, and we will send the document again.\n\n[operator]",
  },
  {
    slug: "which-scheme",
    title: "Which government scheme fits",
    text: "Thank you for your question about government schemes.\n\nThe finder at [site]/SchemesPage/finder asks at most eight questions and says for each scheme whether it fits, and which step is missing. You do not need an account for it.\n\nWe do not file applications, but at our events you can ask a mentor who has been through one.\n\n[operator]",
  },
  {
    slug: "become-a-mentor",
    title: "Becoming a mentor",
    text: "Thank you for offering your time.\n\nPlease register at [site]/register and choose Mentor as your role. Then tell us in a few lines which sectors you know and how much time you have in a month. We will call you before we introduce you to anybody.\n\n[operator]",
  },
  {
    slug: "become-an-investor",
    title: "Becoming an investor",
    text: "Thank you for your interest in our startups.\n\nPlease register at [site]/register and choose Investor as your role. Then tell us in a few lines which sectors and stages you invest in, and how much. We will call you before we introduce you to anybody.\n\n[operator]",
  },
  {
    slug: "mentor-or-investor-registered",
    title: "To a mentor or an investor who has registered",
    text: "Thank you for registering.\n\nPlease answer this email in a few lines: which sectors do you know, and what would you like to do with our founders? We will call you before we introduce you to anybody.\n\n[operator]",
  },
  {
    slug: "tried-to-call",
    title: "We tried to call",
    text: "You asked us to call you. We called today and did not reach you.\n\nWhen may we call again? Please send a time and a number to {email}, or call us at {phone}.\n\n[operator]",
  },
  {
    slug: "press-enquiry",
    title: "Press enquiry",
    text: "Thank you for writing about [topic].\n\nPlease tell us your publication, your questions and your deadline. We will find the right person and answer by [date].\n\n[operator]",
  },
  {
    slug: "privacy-request",
    title: "Privacy request: see, correct or erase data",
    text: "Thank you for your request.\n\nYou can do this yourself, at once: log in at [site]/login?to=/dashboard/privacy with this email address. The privacy centre shows what we hold and why. You can download, correct and erase it there.\n\nIf you have no account, please register at [site]/register with this email address first, so that we know that the data is yours. If you cannot log in, answer this mail, and we will do it for you within 30 days.\n\n[operator]",
  },
];
