import { z } from "zod";
import { personText } from "../fields.ts";

export const DisputeAnswer = z.object({ id: z.string().min(1).max(64), answer: personText("what you did", 500) });
