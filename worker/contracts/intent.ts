import { z } from "zod";
import { chooseIntent } from "#messages/contracts/visitors.ts";
import { INTENTS } from "./vocabulary.ts";

export const UserIntent = z.object({ intent: z.enum(INTENTS, { error: chooseIntent }) });
export type UserIntent = z.infer<typeof UserIntent>;
