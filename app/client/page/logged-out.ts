/** Whether a logout was sent from this page. */
export const hasLoggedOut = () => document.documentElement.dataset["logout"] !== undefined;
