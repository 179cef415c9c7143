/** Matches the space between a figure and its unit, as in "₹20 लाख" and "12 दिसंबर". */
const UNIT = /(\d|लाख) (?=लाख|करोड़|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)/g;

/** Returns the content with no-break spaces between figures and units, so that a line never breaks there. */
export function keepUnits<T>(content: T): T {
  return JSON.parse(JSON.stringify(content).replace(UNIT, "$1\u00a0")) as T;
}
