import { underReview } from "#messages/dashboard/membership.ts";

type Payment = { id: string; amount: string; day: string };

export function PaymentsUnderReview({ payments }: { payments: readonly Payment[] }) {
  return payments.map(({ id, amount, day }) => (
    <p key={id} className="own-warning">
      {underReview({ amount, day })}
    </p>
  ));
}
