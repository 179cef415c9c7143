import { expect, type Page } from "@playwright/test";

/** Pays for a Community membership by UPI as a visitor. Returns the reference that the bank and the buyer see. */
export async function payByUpi({ request }: Page, name: string, fakeRazorpayUrl: string): Promise<string> {
  const contact = `${crypto.randomUUID()}@example.org`;
  const order = { amount: 4999, name, contact, plan: "community" };
  const { id } = await (await request.post("/api/payment/create-order", { data: order })).json();
  const data = { order_id: id, key_id: "rzp_test_FakeRazorpay01", ending: "success", email: contact };
  const paid = await (await request.post(`${fakeRazorpayUrl}/v1/checkout/pay`, { data })).json();
  const verified = {
    razorpay_order_id: id,
    razorpay_payment_id: paid.payment.id,
    razorpay_signature: paid.signature,
  };
  expect((await request.post("/api/payment/verify", { data: verified })).status()).toBe(200);
  return paid.payment.acquirer_data.rrn;
}
