import { brotliDecompressSync } from "node:zlib";

// biome-ignore lint/style/noDefaultExport: the build gives it to fontkit, whose own decoder has a dictionary of 120 kB
export default function decompress(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(brotliDecompressSync(bytes));
}
