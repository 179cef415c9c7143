type PayAnswer = {
  error: { code: string; description: string };
  payment: { id: string; order_id: string; status: string; error_code: string; error_description: string };
  signature: string;
};

const query = new URLSearchParams(location.search);
const notify = (kind: string, detail?: object) =>
  parent.postMessage({ kind, detail }, query.get("parent") ?? location.origin);
const status = document.querySelector("[role=status]");

async function pay(ending: string, isReported: boolean): Promise<void> {
  if (status) status.textContent = "Talking to the bank…";
  const response = await fetch("/v1/checkout/pay", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      order_id: query.get("order_id"),
      key_id: query.get("key"),
      ending,
      email: query.get("email"),
      contact: query.get("contact"),
    }),
  });
  const answer = (await response.json()) as PayAnswer;
  if (!response.ok) {
    if (status) status.textContent = answer.error.description;
    notify("failed", { error: answer.error });
  } else if (answer.payment.status === "failed") {
    if (status) status.textContent = "The payment failed. You can try again.";
    const { error_code: code, error_description: description, id, order_id } = answer.payment;
    const error = { code, description, source: "bank", step: "payment_authorization", reason: "payment_failed" };
    notify("failed", { error: { ...error, metadata: { order_id, payment_id: id } } });
  } else if (isReported) {
    notify("paid", {
      razorpay_payment_id: answer.payment.id,
      razorpay_order_id: answer.payment.order_id,
      razorpay_signature: answer.signature,
    });
  } else if (status) {
    status.textContent = "Paid. The page was not notified. Close the tab; the webhook reports the payment.";
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-ending]")) {
  button.addEventListener("click", () => {
    pay(button.dataset.ending ?? "", button.dataset.silent === undefined).catch(() => {
      if (status) status.textContent = "The fake Razorpay does not answer.";
    });
  });
}
document.querySelector("[data-close]")?.addEventListener("click", () => notify("closed"));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") notify("closed");
});

export {};
