import type { CollectionName } from "../content/collections.ts";
import { features } from "../content/seed/hi/features.ts";
import type { Translations } from "../content/translations.ts";

/** The first Hindi texts, by collection and slug. What is missing here has no Hindi yet. */
export const hindi: { [C in CollectionName]?: Translations<C> } = {
  features,
};
