declare namespace Cloudflare {
  interface Env {
    MIGRATIONS: import("@cloudflare/vitest-pool-workers").D1Migration[];
    FAKE_RAZORPAY: Fetcher;
    FUZZ_RUNS: string;
    HISTORIES: string;
    HISTORY: string;
  }
}
