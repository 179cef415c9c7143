const ENGLISH = "lakh|crore|January|February|March|April|May|June|July|August|September|October|November|December";
const HINDI = "लाख|करोड़|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर";
const SPACE_BEFORE_UNIT = new RegExp(`(?<=\\d|lakh|लाख) (?=(?:${ENGLISH})\\b|${HINDI})`, "g");
/** The place after the hyphen of "2025-26" in a sentence. Slugs and addresses have no space before the year. */
const HYPHEN_IN_YEARS = /(?<=[ (]\d{4}-)(?=\d\d(?![\w-]))/g;

/** Returns the content with no line break between figures and units, or within a financial year. */
export function preventLineBreaks<T>(content: T): T {
  const text = JSON.stringify(content).replace(SPACE_BEFORE_UNIT, "\u00a0").replace(HYPHEN_IN_YEARS, "\u2060");
  return JSON.parse(text) as T;
}
