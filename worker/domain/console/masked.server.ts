import { ERASED } from "../billing/orders.server.ts";

/** Masks an address so that what stays readable cannot reach or identify a person. */
export function maskEmail(email: string | null): string {
  if (email === null) return "";
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${host.slice(0, 1)}•••.${host.split(".").at(-1) ?? ""}`;
}

export function maskPhone(phone: string | null): string {
  if (phone === ERASED) return "Erased";
  return phone ? `••••••• ${phone.slice(-3)}` : "";
}
