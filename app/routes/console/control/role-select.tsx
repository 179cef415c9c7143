import type { ComponentProps } from "react";
import { OPERATOR_ROLE_LABELS, OPERATOR_ROLES, type OperatorRole } from "#worker/contracts/console/vocabulary.ts";

const DUTIES: Record<OperatorRole, string> = {
  owner: "everything, and who has access",
  editor: "content",
  desk: "messages, registrations, accounts",
  finance: "orders and payments",
  auditor: "reads, changes nothing",
};

export function RoleSelect({ isNew = false, ...props }: ComponentProps<"select"> & { isNew?: boolean }) {
  return (
    <select {...props}>
      {isNew && <option value="">Choose…</option>}
      {OPERATOR_ROLES.map((role) => (
        <option key={role} value={role}>
          {`${OPERATOR_ROLE_LABELS[role]}: ${DUTIES[role]}`}
        </option>
      ))}
    </select>
  );
}
