import { fuzzCalls } from "../support/fuzz.ts";

fuzzCalls((path) => path.startsWith("/api/payment/"));
