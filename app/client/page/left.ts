/** Whether a logout was sent from this page. */
export const isLeft = () => document.documentElement.dataset["left"] !== undefined;
