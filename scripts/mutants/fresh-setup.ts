import { reset } from "cloudflare:test";

Object.assign(globalThis, { lackedGuard: undefined });
// One workerd runs all files.
await reset();
