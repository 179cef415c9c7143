import { roomOfPeers } from "./hero-evening.ts";
import { clearBooks, namedAloud } from "./hero-room.ts";
import { distantBuyer, mentorsHour } from "./hero-table.ts";
import { firstOrder, steadyHands } from "./hero-work.ts";
import { boats, firstLocal, market } from "./mumbai-dawn.ts";
import { filmSet, gatewayFerries } from "./mumbai-evening.ts";
import { cafe, pigeons, seaLink } from "./mumbai-morning.ts";
import { nightLamps, seaWall } from "./mumbai-night.ts";
import { dabbawalas, docks, openingBell } from "./mumbai-noon.ts";
import { mills, sharedDesk } from "./mumbai-studios.ts";
import { dharavi } from "./mumbai-trades.ts";
import type { Drawing } from "./svg.ts";

/** The seven stories of the home page and one day in Mumbai, by the slug of their entry. */
export const heroScenes: Record<string, () => Drawing> = {
  "first-order": firstOrder,
  "workshop-floor": steadyHands,
  "mentors-hour": mentorsHour,
  "investor-meet": clearBooks,
  export: distantBuyer,
  "awards-evening": namedAloud,
  "chapter-evening": roomOfPeers,
};

export const mumbaiScenes: Record<string, () => Drawing> = {
  "fishing-boats-at-dawn": boats,
  "first-local-train": firstLocal,
  "market-hall-morning": market,
  "cafe-breakfast": cafe,
  "pigeons-over-the-square": pigeons,
  "sea-link-morning": seaLink,
  "stock-exchange-tower": openingBell,
  "dabbawalas-at-the-station": dabbawalas,
  "docks-at-noon": docks,
  "dharavi-workshops": dharavi,
  "co-working-in-bkc": sharedDesk,
  "old-textile-mills": mills,
  "film-studio-lane": filmSet,
  "harbour-gateway": gatewayFerries,
  "marine-drive-dusk": seaWall,
  "marine-drive-night": nightLamps,
};
