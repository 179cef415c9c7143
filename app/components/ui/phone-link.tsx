export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;
}
