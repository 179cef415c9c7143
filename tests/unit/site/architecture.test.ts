import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findViolations } from "../../support/site/source-rules.ts";

const read = (path: string) => readFileSync(path, "utf8");
const sources = globSync("{app,worker}/**/*.{ts,tsx}");

test("every table has one owner file in domain, and no other file of the domain touches it (rule 6)", () => {
  const schema = globSync("worker/db/schema/*.ts").map(read).join("\n");
  const owners = [...schema.matchAll(/Owner: domain\/([\w/-]+)\.[\s\S]*?\nexport const (\w+) = sqliteTable/g)];
  expect(owners.length).toBe([...schema.matchAll(/sqliteTable\(/g)].length);
  for (const path of globSync("worker/**/*.ts").filter((file) => !file.startsWith("worker/db/"))) {
    const imports = read(path).matchAll(/import (?:type )?\{([^}]*)\} from "(?:\.\.\/)+db\/schema\/[\w-]+\.ts"/g);
    const names = [...imports].flatMap(([, list = ""]) =>
      list.split(",").map((name) => name.trim().replace(/^type /, "")),
    );
    for (const [, owner, table = ""] of owners) {
      if (names.includes(table)) expect(path).toBe(`worker/domain/${owner}.server.ts`);
    }
  }
});

test("no file breaks a rule of the architecture that is read from its text", () => {
  const broken = sources.flatMap((path) => findViolations(path, read(path)).map((rule) => `${path}: ${rule}`));
  expect(broken).toEqual([]);
});

test("files of the domain carry .server on the file (rule 8)", () => {
  expect(globSync("worker/domain/**/*.ts").filter((path) => !path.endsWith(".server.ts"))).toEqual([]);
});

test("there are no folders for anything and everything", () => {
  const folders = new Set(sources.flatMap((path) => path.split("/").slice(0, -1)));
  for (const name of ["lib", "utils", "helpers", "services", "common", "shared", "types"]) {
    expect(folders.has(name)).toBe(false);
  }
});

test("no test has a bare pattern in toMatchObject, which compares its keys and so accepts every text", () => {
  const bare = /\.toMatchObject\((?:(?!;\n)[\s\S])*?[{,]\s*\w+: \/(?![/*])/;
  expect(bare.test("expect(answer).toMatchObject({ ok: false, message: /wrong/ });")).toBe(true);
  expect(
    globSync("tests/**/*.ts").filter((path) => !path.endsWith("architecture.test.ts") && bare.test(read(path))),
  ).toEqual([]);
});
