type Kind = { name: string; isAnimated: boolean };

/** The kind of a file by its first bytes: the type that the browser reports comes from the file's extension. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  const text = latin1(bytes.subarray(0, 4096));
  if (text.startsWith("\xff\xd8\xff")) return { name: "JPEG", isAnimated: false };
  if (text.startsWith("\x89PNG\r\n\x1a\n"))
    return { name: "PNG", isAnimated: text.split("IDAT")[0]?.includes("acTL") === true };
  if (/^GIF8[79]a/.test(text)) return { name: "GIF", isAnimated: true };
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP")
    return { name: "WebP", isAnimated: isAnimatedWebp(bytes) };
  const brand = text.slice(4, 8) === "ftyp" ? text.slice(8, 12) : "";
  if (/^avi[fs]$/.test(brand)) return { name: "AVIF", isAnimated: brand === "avis" };
  if (/^(?:hei[cx]|hev[cx]|mif1|msf1)$/.test(brand)) return { name: "HEIC", isAnimated: false };
  const start = text.replace("\xef\xbb\xbf", "").trimStart();
  if (/^<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(start) && /<svg\b/i.test(text))
    return { name: "SVG", isAnimated: false };
  return undefined;
}

function isAnimatedWebp(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(12, 16)) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
