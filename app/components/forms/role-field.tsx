import * as m from "#messages/forms.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { ROLES } from "#worker/contracts/vocabulary.ts";
import { Field, type FieldState } from "./field.tsx";

/** Section 5: a role must be chosen; 'Join As' is only the prompt. */
export function RoleField(field: FieldState) {
  return (
    <Field {...field} value={field.value ?? ""} label={m.role()}>
      {(control) => (
        <select {...control} required>
          <option value="" disabled>
            {m.joinAs()}
          </option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
