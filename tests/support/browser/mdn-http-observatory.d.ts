declare module "@mdn/mdn-http-observatory" {
  export function scan(hostname: string): Promise<{ tests: Record<string, { result: string }> }>;
}
