import type { EntryStatus } from "#worker/contracts/console/content.ts";

const STATUSES: Record<EntryStatus, { label: string; tone: string }> = {
  published: { label: "Published", tone: "done" },
  draft: { label: "Draft", tone: "" },
  archived: { label: "Archived", tone: "" },
};

type State = { status: EntryStatus; isCancelled?: boolean; hasChanges: boolean; publishAt?: string | undefined };

export function StateTags({ status, isCancelled, hasChanges, publishAt }: State) {
  const { label, tone } = STATUSES[status];
  return (
    <span className="studio-tags">
      <span className={`console-tone console-tone-${tone}`}>{label}</span>
      {isCancelled && <span className="console-tone">Cancelled</span>}
      {hasChanges && <span className="console-tone console-tone-due">Unpublished changes</span>}
      {publishAt && <span className="console-tone">{`Scheduled for ${publishAt}`}</span>}
    </span>
  );
}
