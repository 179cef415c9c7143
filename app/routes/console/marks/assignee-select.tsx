import type { Control } from "#app/components/forms/field.tsx";
import type { MarksView } from "#worker/domain/console/marks/marks.server.ts";

export function AssigneeSelect({ control, colleagues }: { control: Control } & Pick<MarksView, "colleagues">) {
  return (
    <select {...control}>
      <option value="">Not assigned</option>
      {colleagues.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
