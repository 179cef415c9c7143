import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every address is in the first manifest: no request for route discovery, no public /__manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
