import { fuzzCalls } from "../support/fuzz.ts";

fuzzCalls((path) => /^\/api\/(?:contact|user-intent|auth|event)\b/.test(path));
