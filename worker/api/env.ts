import type { LanguageVariables } from "hono/language";
import type { Deps } from "../deps.ts";

export type ApiEnv = { Bindings: { deps: Deps; requestId: string }; Variables: LanguageVariables };
