import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/offers.ts";
export function RaiseProgress({
  raise,
  name,
}: {
  raise: { percent: number; accepted: string; ask: string };
  name: string;
}) {
  const { percent, accepted, ask } = raise;
  return (
    <div className="member-page-raise">
      <progress max={100} value={percent} aria-label={m.acceptedTo({ name })} />
      <p>
        <Rich text={m.accepted} values={{ accepted, ask }} parts={{ strong: (text) => <strong>{text}</strong> }} />
      </p>
    </div>
  );
}
