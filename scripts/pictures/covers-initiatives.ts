import { awardAndBrandCovers } from "./covers-awards-brand.ts";
import { meetingCovers } from "./covers-meets.ts";
import { timesAndKalptaruCovers } from "./covers-times-kalptaru.ts";

export const initiativeCovers = { ...awardAndBrandCovers, ...timesAndKalptaruCovers, ...meetingCovers };
