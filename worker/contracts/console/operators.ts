import { z } from "zod";
import { Email } from "../fields.ts";
import { OPERATOR_ROLES } from "./vocabulary.ts";

export const RoleGrant = z.object({ email: Email, role: z.enum(OPERATOR_ROLES, "Choose a role.") });
