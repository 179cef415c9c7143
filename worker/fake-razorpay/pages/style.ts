/** Native controls of at least 44 px, one column on a phone. */
export const PAGE_STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #17212b; background: #f3f5f7; }
* { box-sizing: border-box; }
body { margin: 0; }
header { padding: 1.25rem 1rem; background: #0b2b5c; color: #fff; }
header p, h1, h2 { margin: 0; }
h1 { font-size: 1.375rem; }
h2 { font-size: 1.0625rem; }
header, main { padding-inline: max(1rem, (100vw - 72rem) / 2); }
main { display: grid; gap: 1rem; padding-block: 1rem 3rem; }
section { display: grid; gap: 0.75rem; min-width: 0; padding: 1rem; background: #fff; border: 1px solid #cdd5de; border-radius: 6px; }
section > p { margin: 0; color: #45525f; max-width: 65ch; }
[role="alert"] { margin: 0; padding: 0.75rem 1rem; background: #fdecea; border: 1px solid #b3261e; border-radius: 6px; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
label { display: grid; gap: 0.125rem; font-size: 0.875rem; color: #45525f; }
input, select, button { min-height: 44px; padding: 0 0.75rem; font: inherit; color: #17212b; background: #fff; border: 1px solid #6b7885; border-radius: 4px; }
input { width: 9rem; }
button { background: #0b2b5c; border-color: #0b2b5c; color: #fff; cursor: pointer; }
button.second { background: #fff; color: #0b2b5c; }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
td form { flex-wrap: nowrap; }
th, td { padding: 0.375rem 1.25rem 0.375rem 0; text-align: left; vertical-align: middle; border-bottom: 1px solid #e2e7ec; white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
code { font-size: 0.8125rem; }
`;
