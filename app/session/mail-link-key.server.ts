export function mailLinkKey(request: Request): string {
  return new URL(request.url).searchParams.get("key") ?? "";
}
