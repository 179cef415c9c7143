import { message } from "./message.ts";

export const rssTitle = message({ en: "{name}: articles and MSME Times", hi: "{name}: लेख और एमएसएमई टाइम्स" });
