import css from "../app.css?inline";

/** The style sheet for the document's head; the browser's bundle does not carry it, it is in the page already. */
export const styles = import.meta.env.SSR ? css : "";
