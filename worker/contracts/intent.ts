import { z } from "zod";
import { INTENTS } from "./vocabulary.ts";

export const UserIntent = z.object({ intent: z.enum(INTENTS, "Please choose one of the four answers.") });
export type UserIntent = z.infer<typeof UserIntent>;
