export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
