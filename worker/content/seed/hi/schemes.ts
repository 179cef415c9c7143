import type { Translations } from "../../translations.ts";
import { financeTerms } from "./scheme-terms/finance.ts";
import { supportTerms } from "./scheme-terms/support.ts";
import { finderSchemes } from "./schemes-finder.ts";
import { mainSchemes } from "./schemes-main.ts";
import { moreSchemes } from "./schemes-more.ts";

const terms: Record<string, Translations<"schemes">[string]["terms"]> = { ...financeTerms, ...supportTerms };

export const schemes: Translations<"schemes"> = Object.fromEntries(
  Object.entries({ ...mainSchemes, ...moreSchemes, ...finderSchemes }).map(([slug, scheme]) => [
    slug,
    { ...scheme, terms: terms[slug] },
  ]),
);
