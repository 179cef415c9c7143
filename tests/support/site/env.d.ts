declare namespace Cloudflare {
  interface Env {
    MIGRATIONS: import("@cloudflare/vitest-pool-workers").D1Migration[];
    STAND_IN: Fetcher;
    FUZZ_RUNS: string;
  }
}
