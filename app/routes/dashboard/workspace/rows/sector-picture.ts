import { patternCover } from "#app/components/ui/generated-picture.ts";

/** Existing drawings that show the trade; every other sector gets a generated pattern. */
const DRAWINGS: Record<string, string> = {
  "Handloom and textiles": "slides/old-textile-mills",
  "Food and cold chain": "events/rice-and-millet-buyer-seller-meet",
  Education: "initiatives/my-power-brand-2",
  Electronics: "slides/co-working-in-bkc",
  Engineering: "hero/workshop-floor",
  "Safety equipment": "initiatives/events-and-initiatives-4",
  "हथकरघा और कपड़ा": "slides/old-textile-mills",
  "खाद्य और कोल्ड चेन": "events/rice-and-millet-buyer-seller-meet",
  शिक्षा: "initiatives/my-power-brand-2",
  इलेक्ट्रॉनिक्स: "slides/co-working-in-bkc",
  इंजीनियरिंग: "hero/workshop-floor",
  "सुरक्षा उपकरण": "initiatives/events-and-initiatives-4",
};

export function sectorPicture(sector: string) {
  const drawing = DRAWINGS[sector];
  return drawing ? { src: `/pictures/${drawing}.svg`, alt: "", width: 800, height: 450 } : patternCover(sector);
}
