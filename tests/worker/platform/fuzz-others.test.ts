import { fuzzCalls } from "../../support/fixtures/fuzz.ts";

// Every call that the other two files do not cover, including any added later.
fuzzCalls((path) => !/^\/api\/(?:contact|user-intent|auth|event|payment)\b/.test(path));
