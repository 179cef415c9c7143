import type { Role } from "#worker/contracts/vocabulary.ts";
import { members } from "#worker/db/schema.ts";
import type { Deps } from "#worker/deps.ts";
import type { TaskOwner } from "#worker/domain/tasks.server.ts";

/** A new member of a role, for tests of the domain. */
export async function enrol(deps: Pick<Deps, "db">, role: Role): Promise<TaskOwner> {
  const memberId = crypto.randomUUID();
  const member = { id: memberId, name: "Asha Rao", email: `${memberId}@example.org`, phone: "9876543210", role };
  await deps.db.insert(members).values({ ...member, createdAt: new Date() });
  return { memberId, role };
}
