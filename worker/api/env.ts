import type { Deps } from "../deps.ts";

export type ApiEnv = { Bindings: { deps: Deps; requestId: string } };
