import type { SeedEntry } from "../collections.ts";

export const policies: SeedEntry<"policies">[] = [
  {
    slug: "terms-and-conditions",
    title: "Terms and Conditions",
    intro: "These terms apply to this website, to accounts on it, and to memberships and events booked through it.",
    updatedOn: "2026-11-20",
    sections: [
      {
        heading: "Acceptance of these terms",
        body: `“MASA Forum”, “the forum”, “we” and “us” mean the organisation whose legal name and address are printed
on our [contact page](/ContactUs). “You” means the person who uses this site and, where that person acts for an
enterprise, the enterprise too.

By using the site, creating an account, registering for an event or buying a membership, you accept these terms and
the [Cancellation and Refund policy](/CancellationAndRefund). The [Privacy Policy](/PrivacyPolicy) describes how we
handle personal data. If you do not accept them, please do not use the site.

- **Age and authority.** You must be 18 or older to open an account, register for an event or buy a membership. If you
  act for an enterprise, you confirm that you are allowed to bind it.
- **Membership.** A membership begins when we receive confirmation of your payment, and runs for twelve months from
  the day of payment. It ends by itself; we do not renew it or charge you again without a new order from you.
- **Price.** The price is the one shown on the [Membership](/membership) page when you order. The payment window shows
  the full amount, with any tax, before you pay, and we issue a receipt for each payment.
- **What a membership is.** It gives you the services described with the plan you chose. It gives no share in the
  forum, no vote in its affairs and no promise of funding, of an award or of a scheme benefit.`,
      },
      {
        heading: "User conduct",
        body: `**Lawful use.** Use the site only for purposes that Indian law allows. In particular, do not:

- give a false name, role or membership status, or pose as another person or enterprise;
- send anything unlawful, defamatory, obscene or misleading, or anything that infringes another person’s rights;
- collect the personal data of other users, or send them unsolicited offers;
- use the forum’s name to raise money, sell securities or suggest an endorsement that we have not given in writing.

**No disruption.** Do not disturb the site or the people who use it. That includes attempting to enter systems or
accounts without permission, sending malicious code, placing an unreasonable load on the service, and evading its
limits. If you find a security weakness, please tell us at
[{email}](mailto:{email}) before you tell anyone else.

**Account confidentiality.** Accounts have no password. You log in with a six-digit code sent to your email address
or with a passkey on your own device. Keep both to yourself; nobody from the forum will ask you for a code. Tell us
without delay if you think that somebody else has used your account.

**If these rules are broken.** We may suspend or close an account that breaks them seriously or repeatedly. Unless the
law or the safety of others forbids it, we first tell you the reason and give you a chance to answer.`,
      },
      {
        heading: "Privacy policy",
        body: `Our [Privacy Policy](/PrivacyPolicy) says which personal data we collect, why, who receives it, how
long we keep it and which rights you have. It is part of how we run this site, but accepting these terms is not
consent to any use of your personal data. Where we need your consent, we ask for it separately, and you may refuse or
withdraw it.`,
      },
      {
        heading: "Intellectual property",
        body: `The texts, drawings, word mark, sign and software of this site belong to MASA Forum or to those who
have licensed them to us. The names and logos of partners and members belong to their owners.

- You may read, print and share pages for your own business or study, and quote short passages with a link to the
  page.
- Any other copying, adaptation or commercial use needs our permission in writing.
- Using our name or sign to suggest membership, partnership or an award also needs our permission in writing.
- What you send us remains yours. You allow us to store it and use it to answer you or to provide the service you
  asked for. We publish it only with your separate agreement.

Government schemes, laws and public portals are described in our own words and belong to the public bodies named with
them.`,
      },
      {
        heading: "Limitation of liability",
        body: `**General information.** Articles, scheme pages, events and mentoring give general information. They
are not legal, tax, financial or investment advice. Scheme rules change, so please check the official site linked with
each scheme before you act.

**Introductions.** We introduce enterprises, mentors, investors and institutions to one another. We do not act as a
lender, broker or investment adviser, we do not hold money for others, and we do not guarantee the outcome of any
introduction. Please make your own enquiries before you sign or pay.

**Availability.** We take reasonable care to keep the site correct and available, but do not promise that it will be
free of errors or interruptions.

**Extent.** As far as the law allows, we are not liable for indirect loss, such as lost profit or lost business. Our
total liability to you for all claims in any twelve months is limited to the amount that you paid us in those twelve
months.

**What is not limited.** Nothing in these terms limits liability for fraud, wilful misconduct, gross negligence, or
death or injury caused by negligence; our duties under data protection law; or any right or remedy, including under
the Consumer Protection Act, 2019, that the law does not allow us to limit.`,
      },
      {
        heading: "Third-party links",
        body: `The site links to others: government portals, partners, news publications, the awards site, forms,
social networks, a video player and a community chat group. We do not control them. Their own terms and privacy
policies apply, and a link is not an endorsement of what they say or sell.

Payments are made in a window provided by Razorpay, under Razorpay’s own terms as well as your bank’s.

If a link is broken or leads to something improper, please tell us and we will correct or remove it.`,
      },
      {
        heading: "Changes to these terms",
        body: `We may change these terms when the service or the law changes. The date at the top of this page is the
date of the version in force.

A change takes effect on the day it is published here, or on a later day that it names. If it matters to members, we
tell them by email at least 15 days before it takes effect, unless the law requires it sooner. A change does not
reduce what you have already paid for: the terms that were in force on the day of payment continue to apply to that
membership or event, except where a later version is better for you or is required by law.`,
      },
      {
        heading: "Governing law",
        body: `These terms are governed by the laws of India, and the courts of India have jurisdiction over disputes
about them.

Please bring a complaint to our grievance officer first. The officer’s name is on the [contact page](/ContactUs). We
acknowledge a complaint within 48 hours and resolve it within one month of receiving it.

This does not take away your right to go to a consumer commission, including the one where you live or work, or to any
other authority that the law gives you.

If a court finds one of these terms invalid, the others remain in force.`,
      },
      {
        heading: "Contact",
        body: `For any question about these terms, call [{phone}](tel:{tel}) or write to
[{email}](mailto:{email}). Our postal address is on the
[contact page](/ContactUs).`,
      },
    ],
  },
  {
    slug: "cancellation-and-refund",
    title: "Cancellation and Refund",
    intro:
      "This policy applies to memberships, events, workshops and programmes bought from MASA Forum. Please read it before you pay. It does not take away any right that the law gives a consumer and does not allow us to exclude.",
    updatedOn: "2026-11-20",
    sections: [
      {
        heading: "All purchases are final",
        body: `All purchases from MASA Forum are final once the payment is confirmed. This covers membership plans,
event tickets, workshops and programmes, whether paid online or in another way.

Please check the plan, the event, the date and the amount before you pay. If you are unsure which plan suits you, ask
us first; our contact details are below.

**Your rights in law.** Some rights of consumers cannot be waived by a policy, among them those under the Consumer
Protection Act, 2019 and the rules made under it. They stay untouched, and where one of them applies it prevails over
anything written on this page.`,
      },
      {
        heading: "No cancellations",
        body: `A membership, registration or booking that has been paid for cannot be cancelled. We charge no
cancellation fee.

You may stop using a membership or stay away from an event at any time. The membership then runs to its last day, and
nothing is charged afterwards, because memberships do not renew by themselves.

A free event registration can be given up at any time. Please tell us, so that another person may have the seat.`,
      },
      {
        heading: "No refunds",
        body: `Amounts paid are not refunded, in whole or in part. This includes processing fees and payment gateway
fees, and it applies also when a membership is not used or an event is not attended.

**Money taken by mistake is not a purchase.** If you were charged twice for the same order, if the wrong amount was
taken, or if money left your account and no membership or registration was given, write to us with the date, the
amount and the payment reference. We check the record with Razorpay. Anything taken twice or in excess is returned in
full; if the order was never completed, you choose whether we complete it or return the money.

**How money is returned.** Whenever a refund is due, under the paragraph above or because the law requires it, we
start it within 5 working days of establishing that it is due. It goes back to the account or card from which it was
paid, and banks usually take a further 5 to 7 working days to show it.`,
      },
      {
        heading: "Changes to events by the organiser",
        body: `We may change the date, place, format, speakers or programme of an event, or cancel it, for example for
reasons of safety, weather, venue or an order of an authority. We tell everyone who has registered by email, as early
as we can.

If we move or cancel an event that you paid for, we may offer you:

- a place on the new date; or
- a credit of the amount paid, for another event of the forum.

We do not return money for a changed or cancelled event, and do not pay for travel or accommodation. This paragraph
too is subject to your rights in law, which remain as stated in the first section of this policy. If the law entitles
you to your money, you need not accept another date or a credit.`,
      },
      {
        heading: "Memberships and registrations are not transferable",
        body: `A membership, ticket or registration belongs to the person or enterprise named in it. It may not be
sold, lent or passed to somebody else unless we have allowed it in writing.

To ask for permission, for example to send a colleague in your place, write to us at least two working days before the
event with both names. We answer in writing.`,
      },
      {
        heading: "Disputes",
        body: `Disputes about a purchase, a cancellation or a refund are decided under Indian law, and the courts of
India have jurisdiction.

Please write first to our grievance officer, whose name is on the [contact page](/ContactUs). We acknowledge a
complaint within 48 hours, give you a number by which to follow it, and resolve it within one month of receiving it.

You may also go to a consumer commission, including the one where you live or work, or ask the
[National Consumer Helpline](https://consumerhelpline.gov.in/) (1915) for help. This policy does not restrict that.`,
      },
      {
        heading: "Contact",
        body: `For any question about a payment or about this policy:

- Phone: [{phone}](tel:{tel})
- Email: [{email}](mailto:{email})

Please mention your order or payment reference, which is on your receipt. Do not send card numbers, PINs or one-time
passwords; we never ask for them.`,
      },
      {
        heading: "Policy updates",
        body: `We may update this policy. The date at the top of the page is the date of the version in force, and it
applies to purchases made from that day on. A purchase made earlier stays under the version that was published on the
day of payment, unless a later version is better for you or the law requires otherwise.`,
      },
    ],
  },
  {
    slug: "privacy-policy",
    title: "Privacy Policy",
    intro:
      "This policy says which personal data MASA Forum collects on this website, why, who receives it, how long we keep it, and how you can see, correct or erase it.",
    updatedOn: "2026-11-30",
    sections: [
      {
        heading: "Introduction",
        body: `MASA Forum decides why and how personal data is used on this website. In the words of the Digital
Personal Data Protection Act, 2023 (“the Act”), we are the Data Fiduciary and you are the Data Principal. Our legal
name and address are on the [contact page](/ContactUs).

We follow the Act and the Digital Personal Data Protection Rules, 2025 today, including those of their duties that
come into force later. The Information Technology Act, 2000 and the rules under it apply as long as the law keeps them
in force.

In short:

- Most of the site can be read without telling us who you are.
- We use no advertising, no third-party analytics and no tracking across sites, and we do not sell personal data.
- Every form has its own short notice that lists what it collects and why. This policy is the full account.

You may ask for this policy and for any of our notices in English or in any language of the Eighth Schedule to the
Constitution.`,
      },
      {
        heading: "Information we collect",
        body: `**Personal information that you give us**

- **Contact form:** your name, email address and message.
- **Call-back request:** your name, the number or email address on which to reach you, and what it is about, for
  example a membership plan that cannot be paid for online.
- **Event registration:** your full name, email address, phone number, membership status and the event.
- **Account:** your name, email address, phone number, role (mentor, MSME, investor or startup), the tasks that you tick
  on the dashboard, what you read and open for them while you are logged in, and what you write there, such as a review,
  a report or an offer. If you add a passkey, we keep its public key; your fingerprint, face or PIN stays on your
  device.
- **Membership order:** your name, your phone number or email address, the plan, the amount, the order and payment
  numbers, the state of the payment, and the details that a receipt or tax invoice must show.
- **Consents:** which notice you were shown, what you agreed to or withdrew, and when.

We never receive card numbers, UPI PINs or bank passwords. You enter those with Razorpay.

**Information that is usually called non-personal**

- **Technical data:** IP address, browser, operating system, and time and address of the pages requested. We keep it
  in security logs. Because an IP address can sometimes be linked to a person, we protect it like personal data.
- **Login sessions:** the browser and IP address of each session, so that you and we can notice an unfamiliar one.
- **Browsing behaviour:** apart from the tasks of your own dashboard we keep no record of what you read. We measure how fast pages load and respond (web
  vitals). These measurements carry no name, cookie or other identifier, and are stored without the IP address.
- **First-visit question:** if you choose an answer to “Why are you here”, the choice is counted without your name or
  account.`,
      },
      {
        heading: "How we use your information, and for how long",
        body: `**Purposes**

- to answer messages and call you back when you asked for it;
- to register you for events, send what you need to attend, and tell you about changes;
- to open your account, prove your email address, log you in and keep your task list;
- to take membership payments, issue receipts and invoices, and give you what your plan includes
  and remind you before your membership ends;
- to send newsletters and invitations, only if you have asked for them;
- to keep the site secure, find faults, and improve its speed and content;
- to meet legal duties and to establish or defend legal claims.

**On what basis.** We rely on your consent (section 6 of the Act), given at the form after its notice, for the
account, event registration, newsletters, introductions to other members, and publishing your name or picture. When
you send us a message, ask for a call or order a membership, the Act also allows us to use what you gave us
voluntarily for that very purpose (section 7). We keep invoices, logs and records of consent because laws require it.

**How long we keep it**

| Data | How long |
| --- | --- |
| Payments, receipts and invoices | The longer of two periods: 72 months from the due date of the annual return for the year (GST law), and eight financial years after the year of the payment (company law) |
| Membership orders that were not paid | One year; then we take your name and contact out of them |
| Messages and call-back requests | One year after you sent them |
| Event registrations | One year after the event, or until you cancel them in your account |
| Seats in a company’s membership, with the email address of the person who was named | One year after the seat ended |
| Account, task list and what you write on the dashboard | Until you close the account; see below. An account whose address nobody confirms is deleted after 30 days |
| Login codes | 10 minutes |
| Sessions | Until you log out, after 14 days without a visit, and after 60 days in any case |
| Which emails we sent you, and when | 30 days, one year for receipts. We do not keep their text |
| Security and access logs | One year, as India’s data protection rules ask; that includes the 180 days of CERT-In’s directions |
| Consent records | As long as you have the account. After that we keep which notice was agreed to, when and until when, without your name and address |

**When you ask for erasure or close your account,** what we hold under your account and with its email address is erased
at once: the account, its sessions and passkeys, what you wrote, your registrations and your messages. Before you confirm,
the page shows what goes and what stays. A receipt stays until the law lets it go, with the name and billing details that
are printed on it and without your email address and phone number. An order that a bank may still report as paid keeps its name for four days at most,
longer only while the payment provider does not answer.
Logs that name nobody stay as listed above. You receive a number by which you can follow the request, also when the account
is gone. Copies kept for recovery from a fault are overwritten within 30 days. A pending legal claim may require us to keep
what concerns it for longer.`,
      },
      {
        heading: "Data sharing",
        body: `We do not sell, rent or trade personal data.

**Processors.** They act for us, on our instructions and under contract:

- **Cloudflare** hosts the site, stores its database and sends our emails. The database is placed in Cloudflare’s
  Asia-Pacific region, and your requests pass through Cloudflare’s data centre nearest to you. Your data may therefore
  be stored or handled outside India. The Act permits this except for countries that the Central Government restricts;
  we follow any such restriction.

**Payments.** Razorpay carries out payments. It receives your name, the contact detail you gave, the amount and our
order number from us, and the payment details from you. Razorpay, the banks and the card and UPI networks have duties
of their own under Indian payment law, and use the data under their own privacy policies.

**Within an event.** The chapter that hosts an event sees its list of registrations. A venue that checks visitors at
the gate receives their names.

**Within a company.** If a company gives you a seat in its membership, it sees your name, your email address and the day
you took the seat. Before you accept, it sees only the address that it entered.

**Introductions and publication.** We pass your details to a mentor, an investor or another member, or name you on
this site, only after you have agreed to that introduction or publication.

**If the law requires it.** We disclose data to courts, tax authorities, the Data Protection Board, CERT-In and other
authorities when a law or a lawful order obliges us, and then only what is required. If another organisation should
take over the forum, this policy continues to apply to your data, and we tell you beforehand.`,
      },
      {
        heading: "Cookies and browser storage",
        body: `**Three cookies,** all strictly necessary. None can be read by scripts, and all are sent only to this site.

- The session cookie is set when you log in. It keeps you logged in, and is deleted when you log out or when it expires.
- The passkey cookie is set when the login page, or the page on which you add a passkey, asks your browser for one. It
  ties the answer to the question, holds nothing about you, and expires after five minutes.
- The code cookie is set when you request a login code, or codes to change your address. It makes the code work only in
  the browser that requested it, holds the address to which we sent it, so that the page can ask for the code again after a
  reload, and expires after an hour.

On any other page you receive no cookie from us without logging in. As all of them serve only the login that you asked
for, there is no cookie banner.

**Browser storage.** The site keeps a few entries in your own browser (local storage):

- \`user\`: your name and role, so that the dashboard can greet you;
- \`tasks_\` followed by your role: a copy of your task list for use without a connection;
- a first-visit marker: remembers that the question “Why are you here” has been shown;
- \`token\`: a name used by earlier versions. We no longer write it, and remove it if it is there.

Logging out removes \`token\`, \`user\` and the task list of your role; where scripts are switched off it removes all of
them. The membership page adds one entry to the session storage of its tab, \`purchase\`: a random text that keeps a
reload from becoming a second purchase. It says nothing about you, and goes when the tab is closed.

You can delete all of them, and the cookies, in your browser’s settings at any time; the public pages still work.

**Others’ cookies.** Nothing from another company is loaded until you ask for it. When you proceed to payment,
Razorpay’s window may set cookies of its own that it needs for security. When you press play on a podcast episode, the
YouTube player is loaded in its privacy-enhanced mode, and from then on Google’s privacy policy applies to it.`,
      },
      {
        heading: "Security",
        body: `We protect personal data with safeguards suited to it. Among them:

- all connections are encrypted, and the stored database is encrypted;
- accounts have no passwords that could be stolen: you log in with a passkey or with a code that works once, for 10
  minutes;
- only people who need the data for their work for the forum can see it, and changes and access are logged;
- card and bank details are entered with Razorpay and never reach our systems;
- the processor that stores data for us is bound by contract to protect it.

No system is free of risk. Please keep your login codes to yourself and log out on shared devices.

**If there is a personal data breach,** we tell every person affected without delay, by email or through the account.
We say what happened, when and to what extent, what it may mean for you, what we are doing about it, what you can do,
and whom to ask. We inform the Data Protection Board of India without delay, with the full details within 72 hours of
becoming aware unless the Board allows more time, and report incidents of the kinds that CERT-In’s directions list to
CERT-In within six hours of noticing them.`,
      },
      {
        heading: "Third-party links",
        body: `This site links to government portals, partners, news publications, forms, social networks and a
community chat group. When you follow such a link, the other site’s privacy policy applies, and we have no influence
on it.

Please note that in a WhatsApp group your phone number and name can be seen by the other participants. Joining is your
own choice and is not needed for any service of the forum. You can leave the group at any time.`,
      },
      {
        heading: "Your rights",
        body: `You may, free of charge:

- **access** your data: a summary of what we hold, what we do with it, and who has received it;
- **correct** it, complete it or bring it up to date;
- **delete** it: ask us to erase what is no longer needed, with the limits described under “How we use your
  information, and for how long”;
- **withdraw consent** at any time, as easily as you gave it. What was done before stays lawful. A service that needs
  the data then ends; for example, without your email address there can be no account;
- **opt out of mail:** one button in your [profile](/dashboard/profile) ends news at once. Messages about your own account,
  payments and event registrations continue, because they are part of the service;
- **nominate** a person who may use these rights if you die or are unable to act;
- **complain** and receive an answer.

**How to use them**

1. **Privacy centre.** If you have an account, log in and open the [privacy centre](/dashboard/privacy). There you can
   see and download your data, correct it, withdraw consents and erase it. Without an account, [register](/register) with
   the address that you gave us and enter the code that we send there: the privacy centre then opens before you confirm or
   agree to anything, and shows what was sent with that address.
2. **Grievance officer.** For what you sent with a phone number alone, or for anything else such as a nomination, write to
   [{email}](mailto:{email}) for the attention of the grievance officer, whose
   name is on the [contact page](/ContactUs). Please write from the email address that you gave us, or tell us how
   else we can make sure that it is you. We acknowledge within 48 hours and answer within one month.
3. **Data Protection Board of India.** If you are not satisfied with our answer, or receive none in that time, you may
   complain to the Board, in the manner and from the date that the Act provides.

When you use these rights, the Act asks you to give true information, not to pose as somebody else, and not to file
false or frivolous complaints.`,
      },
      {
        heading: "Children under 18",
        body: `This site is meant for people who run, finance or advise enterprises. It is not directed at children
under 18, and we do not knowingly collect their personal data. Accounts, event registrations and memberships are open
to adults only; this includes students.

We do not track children, monitor their behaviour or address advertising to them. If you are a parent or guardian and
think that a child has given us data, please write to us. We will erase it, unless the law obliges us to keep it.`,
      },
      {
        heading: "Changes to this policy",
        body: `We update this policy when the site or the law changes. The date at the top of the page is the date of
the version in force. If a change affects account holders in a way that matters, we tell them by email before it
takes effect. We do not use data for a new purpose that needs consent until we have asked for it. Earlier versions are
available on request.`,
      },
      {
        heading: "Contact",
        body: `For questions about your personal data, and to reach the grievance officer:

- Phone: [{phone}](tel:{tel})
- Email: [{email}](mailto:{email})

The name of the grievance officer and our postal address are on the [contact page](/ContactUs).`,
      },
      {
        heading: "Governing law",
        body: `This policy and our handling of your personal data are governed by the laws of India, and the courts of
India have jurisdiction. This does not affect your right to complain to the Data Protection Board of India or to any
other authority that the law gives you.`,
      },
    ],
  },
];
