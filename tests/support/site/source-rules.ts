/** Architecture rules that no linter has, as regular expressions on a file's text. */
export type SourceRule = { name: string; files: RegExp; except?: RegExp; forbidden: RegExp };

const SITE = /^(?:app|worker)\/(?!fake-razorpay\/)/;

export const SOURCE_RULES: readonly SourceRule[] = [
  {
    name: "app takes only types from the collections, and components only types from contracts (rule 2)",
    files: /^app\//,
    forbidden: /import \{(?! type )[^}]*\} from "#worker\/content\/collections\.ts"/,
  },
  {
    name: "components take values only from the vocabulary (rule 2)",
    files: /^app\/components\//,
    forbidden: /import \{(?![^}]*\} from "[^"]*vocabulary\.ts")(?! type [^,]*\})[^}]*\} from "#worker\//,
  },
  {
    name: "only the entry and deps.ts know the platform's env (rule 7)",
    files: SITE,
    except: /^worker\/deps\.ts$/,
    forbidden: /(?<!meta\.)\benv\.[A-Z]/,
  },
  {
    name: "only providers/outgoing.ts and link-probe.ts call another host, with a time-out (rule 8)",
    files: /^worker\/(?!fake-razorpay\/|providers\/(?:outgoing|link-probe)\.ts)/,
    forbidden: /(?<![.\w])(?<!async )fetch\(/,
  },
  {
    name: "no promise in module scope (rule 8)",
    files: SITE,
    forbidden:
      /^(?:export )?(?:const|let) [^=\n]*(?:: Promise<|= (?:await |new Promise|Promise\.|import\(|fetch\())|^await /m,
  },
  {
    name: "what outlives a request is in isolate-memory.ts, so that a test can begin without it (rule 8)",
    files: /^worker\/(?!fake-razorpay\/)/,
    except: /^worker\/(?:deps|content\/store|pages\/page-renderer)\.ts$/,
    forbidden: /^(?:export )?let /m,
  },
  {
    name: "the handle of every route satisfies PageHandle (rule 9)",
    files: /^app\/(?:root|routes\/)/,
    forbidden: /export const handle\b(?! = (?:memberPage|\{[^;]*\} satisfies PageHandle);)/,
  },
  {
    name: "no function is sent to the browser as text",
    files: SITE,
    forbidden: /\(\$\{[\w.]+\.toString\(\)\}\)|\.toString\(\) ?\+ ?["'`]\)|Function\.prototype\.toString/,
  },
  {
    name: "no inline script but data",
    files: /^app\//,
    forbidden:
      /<script(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*(?:dangerouslySetInnerHTML|(?<!\/)>\s*[^<\s])/,
  },
  {
    name: "no HTML in the text of a browser module",
    files: /^app\/client\//,
    forbidden: /^(?!\s*(?:\/\/|\/?\*)).*["'`][^"'`\n]*<\/?[a-z]+[^"'`\n]*>/m,
  },
  {
    name: "no code changes or deletes an entry of the audit trail (docs/decisions/035)",
    files: /^(?:worker|scripts)\//,
    forbidden: /\b(?:update|delete)\(auditTrail\b|(?:update|delete from) (?:audit_trail|\$\{auditTrail\})/,
  },
  {
    name: "no public page contains code of the console",
    files: /^app\/(?!routes\.ts$|routes\/console\/)/,
    forbidden: /from "[^"]*\/(?:routes|contracts)\/console\//,
  },
  {
    name: "status numbers are written in problem.ts alone",
    files: SITE,
    except: /^worker\/contracts\/problem\.ts$/,
    forbidden: /status: ?[2-5]\d\d\b/,
  },
];

export function findViolations(path: string, text: string): string[] {
  return SOURCE_RULES.filter(
    ({ files, except, forbidden }) => files.test(path) && !except?.test(path) && forbidden.test(text),
  ).map(({ name }) => name);
}
