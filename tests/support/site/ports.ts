/** Chooses another port for the browser tests. */
export const PORT_VARIABLE = "E2E_PORT";
/** The site of the browser tests; the fake Razorpay and the mailbox have the next two ports. */
export const SITE_PORT = Number(process.env[PORT_VARIABLE] ?? 8797);
export const FAKE_RAZORPAY_URL = `http://localhost:${SITE_PORT + 1}`;
export const MAILBOX_URL = `http://localhost:${SITE_PORT + 2}`;
