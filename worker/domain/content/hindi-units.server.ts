/** "₹20 लाख" and "12 दिसंबर" on one line: a figure does not end a line that its unit does not share. */
const UNIT = /(\d|लाख) (?=लाख|करोड़|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)/g;

/** The same content with no-break spaces between figures and their units. */
export function keepUnits<T>(content: T): T {
  return JSON.parse(JSON.stringify(content).replace(UNIT, "$1\u00a0")) as T;
}
