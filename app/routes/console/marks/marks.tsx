import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { MarksView } from "#worker/domain/console/marks/marks.server.ts";
import { AssigneeSelect } from "./assignee-select.tsx";

export function Marks({ marks, mayChange, errors, entered }: MarksProps & { mayChange: boolean }) {
  const { assignee, tags, suggestions } = marks;
  return (
    <section aria-labelledby="marks" className="console-marks">
      <h2 id="marks">Assignment and tags</h2>
      {mayChange ? (
        <Assignee marks={marks} errors={errors} entered={entered} />
      ) : (
        <p>{assignee ? assignedText(assignee) : "Not assigned."}</p>
      )}
      <Tags tags={tags} mayChange={mayChange} />
      {mayChange && (
        <StepForm step="tag" className="form" button="Add" kind="secondary">
          <Field
            name="tag"
            label="Add a tag"
            value={entered["tag"]}
            error={errors["tag"]}
            help="A word or two. Colleagues can filter the list by it."
          >
            {(control) => <input {...control} maxLength={40} required autoComplete="off" list="known-tags" />}
          </Field>
          <datalist id="known-tags">
            {suggestions.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </datalist>
        </StepForm>
      )}
    </section>
  );
}

function assignedText({ name, dueDay }: NonNullable<MarksView["assignee"]>): string {
  return dueDay ? `Assigned to ${name}, for ${dueDay}.` : `Assigned to ${name}.`;
}

type MarksProps = { marks: MarksView; errors: Record<string, string>; entered: Record<string, string> };

function Assignee({ marks: { assignee, colleagues }, errors, entered }: MarksProps) {
  const isFormer = assignee && !colleagues.some(([id]) => id === assignee.id);
  const choices = isFormer ? [[assignee.id, assignee.name] as const, ...colleagues] : colleagues;
  return (
    <StepForm step="assignRecord" className="form" button="Assign" kind="secondary">
      <Field
        name="assignee"
        label="Assigned to"
        value={entered["assignee"] ?? assignee?.id ?? ""}
        error={errors["assignee"]}
      >
        {(control) => <AssigneeSelect control={control} colleagues={choices} />}
      </Field>
      <Field
        name="dueOn"
        label="On their Today page from"
        value={entered["dueOn"] ?? assignee?.dueOn ?? ""}
        error={errors["dueOn"]}
        help="To be reminded on a later day. Leave it empty for at once."
      >
        {(control) => <input {...control} type="date" />}
      </Field>
    </StepForm>
  );
}

function Tags({ tags, mayChange }: { tags: readonly string[]; mayChange: boolean }) {
  if (tags.length === 0) return <p>No tags.</p>;
  return (
    <ul className="console-tags">
      {tags.map((tag) => (
        <li key={tag} className="console-tag">
          <span>{tag}</span>
          {mayChange && (
            <form method="post">
              <input type="hidden" name="step" value="untag" />
              <input type="hidden" name="tag" value={tag} />
              <button type="submit" aria-label={`Remove the tag ${tag}`}>
                ×
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
