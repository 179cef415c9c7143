import type { SeedEntry } from "../collections.ts";

/** The last question is the Hindi version of the one before it. */
export const faqs: SeedEntry<"faqs">[] = [
  {
    slug: "what-is-masa-forum",
    question: "What is MASA Forum and who is it for?",
    answer: `MASA Forum connects small and medium enterprises and startups with investors and industry mentors. It
holds events and awards, explains government schemes, and offers paid membership. It is an initiative of a parent
company, linked at the foot of this page.

When you [register](/register), you choose one of four roles: MSME, startup, mentor or investor. Registering is free.
Articles, schemes and news can be read without an account.`,
  },
  {
    slug: "membership-plans",
    question: "Which membership plans are there, and how long do they last?",
    answer: `The [Membership](/membership) page compares the plans: what each one costs, what it includes and who it is for.

Each runs for 12 months from the day of payment, without automatic renewal; we never charge you again without a new
order. No plan promises funding, an award or a scheme benefit.`,
  },
  {
    slug: "payment-and-refund",
    question: "How do I pay, and can I get my money back?",
    answer: `Choose a plan on the [Membership](/membership) page and enter your name and a phone number or email
address. Payment is made in Razorpay’s window; your card and bank details never reach us. Each plan card says with
which methods it can be paid, because UPI has a limit per payment. You receive a receipt.

All purchases are final: there are no cancellations and no refunds, fees included. Money taken twice or by mistake is
returned, and your legal rights are not affected. Please read the [full policy](/CancellationAndRefund) before you pay.`,
  },
  {
    slug: "events-for-non-members",
    question: "Do I need to be a member to attend events?",
    answer: `No. Anyone may [register for an event](/event-registration) with a full name, an email address and a
ten-digit phone number. No account is needed; leave the membership status at “Non-Member”.

Monthly Connect is held online on the third Thursday of each month, and a guest may come once. Members pay less for
some programmes: the Growth Workshop costs them ₹7,000 instead of the regular ₹12,000, plus taxes. Dates and places
are on the [Events](/events) page. If we have to change or cancel an event, we write to everyone who has registered.`,
  },
  {
    slug: "sign-in-without-password",
    question: "Why is there no password?",
    answer: `Because none is needed. To log in, you enter your email address and we send you a six-digit code. It
works once, within 10 minutes, and allows five attempts. If you like, add a passkey: then your phone or computer logs
you in with your fingerprint, face or screen lock, which never leave the device.

No one from the forum will ever ask you for a code. If one arrives that you did not request, ignore it.`,
  },
  {
    slug: "chapters",
    question: "In which cities is the forum active?",
    answer: `A national board guides the forum, and regional boards work in Delhi, Raipur, Indore, Bhubaneswar and
Mumbai. You can meet them on the [Team](/team) page. The Mumbai chapter was launched on 23 August 2025 at a national
stock exchange and has [its own page](/mahagrowth).

You do not have to live in one of these cities to register or to become a member. If you would like to help to start a
chapter elsewhere, [write to us](/ContactUs) about the trades in your district and the people who would join.`,
  },
  {
    slug: "incubation",
    question: "How does a startup apply for incubation, and does it bring funding?",
    answer: `[Register](/register) with the role “Startup” and log in. Your dashboard then shows your tasks, among
them to register for incubation and to create a detailed project report. Write the report first: what you make, who
pays for it, what a unit costs, and what the next twelve months need. We read it and get back to you.

The Acceleration Cohort, twelve weeks with one mentor, is described under [Events](/events). We introduce startups to
investors when there is enough to show. We do not lend, hold money for others or guarantee an investment; be wary of
anyone who promises one in our name.`,
  },
  {
    slug: "awards",
    question: "How can I be considered for the MASA Awards?",
    answer: `Any micro, small or medium enterprise and any startup with at least one full year of accounts may enter.
The [Initiatives](/Ourinitiatives) page describes the categories and leads to the awards site, which has the dates of
the current round. Entries are read without the firm’s name, and two jurors visit each finalist.

Prepare figures that can be checked, such as orders delivered, people trained or waste reduced, rather than
adjectives. No membership plan buys an award.`,
  },
  {
    slug: "help-with-schemes",
    question: "Does the forum apply for government schemes on my behalf?",
    answer: `No. Our [Schemes](/SchemesPage) page explains who is eligible, what you get and how to apply, with the
official site and the date and source of the facts. The application itself is made there, or
with your bank, in your own name.

From {from.scheme-guidance} up, a mentor goes through eligibility and papers with you and reviews the application before
you file it.

Many schemes ask for Udyam Registration, which is free of charge at
[udyamregistration.gov.in](https://udyamregistration.gov.in/). Limits and dates change, so the official page decides.
Do not pay agents who claim that they can get an application approved.`,
  },
  {
    slug: "personal-data",
    question: "What happens to my personal data?",
    answer: `We collect what each form shows, such as your name, email address and phone number, and use it for what
the form says. We do not sell it. Companies that host this site or carry out payments for us receive what they need
for that. Your details go to a mentor, an investor or another member only after you have agreed.

You may see, correct or delete your data and stop our newsletters at any time, from your dashboard or by
[writing to us](/ContactUs). The [Privacy Policy](/PrivacyPolicy) has the full account.`,
  },
  {
    slug: "eagle-branding",
    question: "Why does the forum speak of eagle branding?",
    answer: `Because the eagle is a fair picture of a founder’s work. It sees far, yet fixes its eye on one thing at a
time. It first flies alone, before anybody has seen it fly. When a strong wind comes, it spreads its wings and lets
the wind lift it.

An enterprise needs the same habits: to look beyond this month’s orders, to take the first step without company, and
to use a hard season in order to rise. We call it eagle branding to remind ourselves. It is a picture, not a promise;
the flying is done by the members.`,
  },
  {
    slug: "eagle-branding-hindi",
    lang: "hi",
    question: "फ़ोरम “ईगल ब्रांडिंग” की बात क्यों करता है?",
    answer: `क्योंकि ईगल, यानी बाज़, उद्यमी के काम की सच्ची तस्वीर है। वह दूर तक देखता है, फिर भी एक समय में एक ही
लक्ष्य पर नज़र टिकाता है। पहली उड़ान वह अकेले भरता है, जब किसी ने उसे उड़ते देखा भी नहीं होता। तेज़ हवा चले, तो वह पंख
फैला देता है और उसी हवा के सहारे ऊपर उठता है।

किसी उद्यम को भी यही आदतें चाहिए: इस महीने के ऑर्डर से आगे देखना, पहला कदम अकेले उठाने का साहस रखना, और कठिन समय को
ऊपर उठने का अवसर बनाना। “ईगल ब्रांडिंग” नाम हमें यही याद दिलाता है। यह एक तस्वीर है, कोई वादा नहीं; उड़ान तो सदस्य ही
भरते हैं।`,
  },
  {
    slug: "account-or-member",
    place: "membership",
    question: "Does registering make me a member?",
    answer: `No. [Registering](/register) creates a free account, with a list of tasks for your role. Articles, schemes,
news and event registration are free as well, and need no account. A member is someone with a paid membership.`,
  },
  {
    slug: "gst-invoice",
    place: "membership",
    question: "Do I get a GST invoice, and can I claim input credit?",
    answer: `You get a receipt for every payment. We may charge GST and issue a tax invoice only under a GSTIN of our
own; the plan cards then show the tax. While they show none, the price contains no GST and there is no input credit to
claim.`,
  },
  {
    slug: "several-people",
    place: "membership",
    question: "Can my company pay, and can several people use the membership?",
    answer: `Your company can pay for any plan. The plans for companies include places for several people of one
company; their cards say how many. The other plans are for one person.`,
  },
  {
    slug: "another-plan",
    place: "membership",
    question: "Can I move to a higher plan during the year?",
    answer: `Yes. You pay the difference in price for the days that are left, and the higher plan ends on the day on
which your membership would have ended. [See what it costs today](/calculators/membership-upgrade), and log in with the
address of your membership before you buy: without logging in you pay the full price, and unused days are added.`,
  },
  {
    slug: "end-of-membership",
    place: "membership",
    question: "What happens at the end of the twelve months?",
    answer: `The membership ends on the date that your dashboard and your receipt show. We do not renew it or charge you
again. If we have your email address, we remind you 30 days, 7 days and one day before, and once when it has ended. A
renewal begins the day after your current membership ends, even if you pay up to 15 days later. After that, it
begins on the day you pay. Your account stays, with what you wrote on the dashboard, until you close it.`,
  },
  {
    slug: "refused-by-bank-or-scheme",
    place: "membership",
    question: "What if a bank or a scheme refuses me?",
    answer: `The bank or the agency decides; no plan promises a loan or a benefit, and a refusal is no reason for a
refund. Bring the letter of refusal: a mentor reads it with you and says which paper or figure to repair before you
apply again.`,
  },
];
