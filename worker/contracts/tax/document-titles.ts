export const DOCUMENT_TITLES = { invoice: "Tax invoice", receipt: "Receipt", credit_note: "Credit note" } as const;
