import { PhoneLink } from "#app/components/ui/phone-link.tsx";

export function NotOffered({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <p>
        This plan cannot be paid by bank transfer on the site. Write to <a href={`mailto:${email}`}>{email}</a> or call{" "}
        <PhoneLink phone={phone} />, and we will find another way.
      </p>
      <p className="button-row">
        <a className="button" href="/membership">
          Compare the plans
        </a>
      </p>
    </>
  );
}
