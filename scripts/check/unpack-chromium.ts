/** Unpacks npm's Chromium into the system's temporary folder, the only place its package knows. */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
