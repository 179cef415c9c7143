/** Section 1: what the forum does and for whom. */
export function Offer() {
  return (
    <section className="section about-offer">
      <div className="wrap about-offer-inner">
        <div>
          <h2>What we do</h2>
          <dl>
            {SERVICES.map(({ title, text, label, href }) => (
              <div key={href}>
                <dt>{title}</dt>
                <dd>
                  {text} <a href={href}>{label}</a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2>For whom</h2>
          <dl>
            {AUDIENCE.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const SERVICES = [
  {
    title: "Funding connections",
    text: "Founders who have prepared with a mentor meet investors who have read their papers.",
    label: "How Nivesh Manthan works",
    href: "/Ourinitiatives#nivesh-manthan",
  },
  {
    title: "Mentorship",
    text: "Someone who has run a business studies yours and writes down what to change.",
    label: "Meet the mentors",
    href: "/team#our-mentors",
  },
  {
    title: "Events and awards",
    text: "Workshops, clinics, the Monthly Connect and the MASA Awards.",
    label: "What is on",
    href: "/events",
  },
  {
    title: "Government schemes",
    text: "Who is eligible, what you get, how to apply, and the official link.",
    label: "Find a scheme",
    href: "/SchemesPage",
  },
  {
    title: "Paid membership",
    text: "Plans of twelve months, with every price and benefit side by side.",
    label: "Compare plans",
    href: "/membership",
  },
] as const;

const AUDIENCE = [
  {
    title: "Small businesses (MSMEs)",
    text: "Credit on fair terms, new buyers, an hour with someone who has solved it.",
  },
  { title: "Startups", text: "A first investor, a first hire or a first export, properly prepared." },
  { title: "Investors", text: "Few introductions, well prepared, and both sides willing." },
  { title: "Mentors", text: "Businesses worth studying, and owners who act on what you write." },
  { title: "Students", text: "A look at how an enterprise is run before you begin one." },
  { title: "Visitors", text: "Schemes, articles and news in plain words, without logging in." },
] as const;
