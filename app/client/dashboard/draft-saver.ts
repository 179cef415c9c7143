import type { ApiResult } from "../page/call-api.ts";

export type Fields = Record<string, string>;
export type DraftCall = { version: number; fields: Fields };
type SavedVersion = { version: number; savedAt: number };
export type DraftResult = ApiResult<SavedVersion>;

/** Below the server's limit of 16 KB. The longest text fits, whatever script it is written in. */
const CALL_BYTES = 15_000;

/** Tracks which fields differ from the saved draft, and the version that the next call must name. */
export function createDraft(saved: Fields, firstVersion: number, send: (call: DraftCall) => Promise<DraftResult>) {
  const known = new Map(Object.entries(saved));
  let version = firstVersion;
  let underWay: Fields | undefined;

  const changedIn = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => (known.get(name) ?? "") !== value));

  async function store(call: DraftCall): Promise<DraftResult> {
    const result = await send(call);
    if (result.ok) {
      // The calls of `saveAll` overlap, so their responses can arrive in any order.
      version = Math.max(version, result.value.version);
      for (const [name, value] of Object.entries(call.fields)) known.set(name, value);
    }
    return result;
  }

  return {
    version: () => version,
    isSaving: () => underWay !== undefined,
    isChanged: (fields: Fields) => Object.keys(changedIn(fields)).length > 0,
    /** Saves as many changed fields as fit in one call. `undefined` during another call or without changes. */
    async save(fields: Fields): Promise<DraftResult | undefined> {
      const [some] = inCalls(changedIn(fields));
      if (underWay || !some) return undefined;
      underWay = some;
      const result = await store({ version, fields: some });
      // If the visitor has left the page by now, the calls of `saveAll` are still under way.
      if (underWay === some) underWay = undefined;
      return result;
    },
    /** Saves everything as the visitor leaves: each call names the version that the previous one will create. */
    async saveAll(fields: Fields): Promise<void> {
      const before = underWay ?? {};
      const rest = Object.entries(changedIn(fields)).filter(([name, value]) => before[name] !== value);
      const next = version + (underWay ? 1 : 0);
      const calls = inCalls(Object.fromEntries(rest)).map((some, i) => store({ version: next + i, fields: some }));
      if (calls.length === 0) return;
      underWay = { ...before, ...Object.fromEntries(rest) };
      await Promise.all(calls);
      underWay = undefined;
    },
  };
}

function inCalls(fields: Fields): Fields[] {
  const calls: Fields[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const last = calls.at(-1);
    if (last && bytesOf({ ...last, [name]: value }) <= CALL_BYTES) last[name] = value;
    else calls.push({ [name]: value });
  }
  return calls;
}

const bytesOf = (fields: Fields) => new TextEncoder().encode(JSON.stringify(fields)).length;
