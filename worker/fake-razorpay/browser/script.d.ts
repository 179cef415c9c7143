/** The code of a browser module as text, bundled by `scripts/dev/bundle-worker.ts`. */
declare module "*?script" {
  export const code: string;
}
