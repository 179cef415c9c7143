import { fuzzCalls } from "../../support/fixtures/fuzz.ts";

// Every call that the other two files leave, also one that is added later.
fuzzCalls((path) => !/^\/api\/(?:contact|user-intent|auth|event|payment)\b/.test(path));
