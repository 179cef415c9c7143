import { fuzzCalls } from "../../support/fixtures/fuzz.ts";

fuzzCalls((path) => path.startsWith("/api/payment/"));
