import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFolder } from "../dev/processes.ts";
import { wrangler, wranglerUnless } from "./wrangler.ts";

const NO_SUCH_OBJECT = /specified key does not exist/i;

export async function ensureBucket(name: string): Promise<void> {
  const buckets = await wrangler("r2", "bucket", "list");
  if (new RegExp(`^name:\\s+${name}$`, "m").test(buckets)) return;
  await wrangler("r2", "bucket", "create", name, "--location", "apac");
}

/** Downloads an object into `file`; false if there is none. */
export async function download(path: string, file: string): Promise<boolean> {
  const get = ["r2", "object", "get", path, "--remote", "--file", file];
  return (await wranglerUnless(NO_SUCH_OBJECT, ...get)) !== undefined;
}

export async function upload(path: string, file: string, type: string): Promise<void> {
  await wrangler("r2", "object", "put", path, "--remote", "--file", file, "--content-type", type);
}

export async function deleteObject(path: string): Promise<void> {
  await wrangler("r2", "object", "delete", path, "--remote");
}

/** Wrangler cannot list a bucket, so a file of lines names its objects. */
export async function readLines(path: string): Promise<string[]> {
  return withTemporaryFile(async (file) => {
    return (await download(path, file)) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  });
}

export async function writeLines(path: string, lines: readonly string[]): Promise<void> {
  await withTemporaryFile(async (file) => {
    writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
    await upload(path, file, "text/plain");
  });
}

/** Gives `work` a file that only this user can read, and deletes it afterwards. */
export async function withTemporaryFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  return withFolder("backup", (dir) => work(join(dir, "object")));
}
