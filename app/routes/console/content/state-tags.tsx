import type { EntryStatus } from "#worker/contracts/console/content.ts";

const STATUSES: Record<EntryStatus, { label: string; tone: string }> = {
  published: { label: "Published", tone: "done" },
  draft: { label: "Draft", tone: "" },
  archived: { label: "Archived", tone: "" },
};

export function StateTags(props: { status: EntryStatus; hasChanges: boolean; publishAt?: string | undefined }) {
  const { status, hasChanges, publishAt } = props;
  const { label, tone } = STATUSES[status];
  return (
    <span className="studio-tags">
      <span className={`console-tone console-tone-${tone}`}>{label}</span>
      {hasChanges && <span className="console-tone console-tone-due">Unpublished changes</span>}
      {publishAt && <span className="console-tone">{`Scheduled for ${publishAt}`}</span>}
    </span>
  );
}
