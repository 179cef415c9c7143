import { fuzzCalls } from "../../support/fixtures/fuzz.ts";

fuzzCalls((path) => /^\/api\/(?:contact|user-intent|auth|event)\b/.test(path));
