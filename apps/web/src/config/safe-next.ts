/** Where to go after signing in: a path of this origin, and the start page for anything else. */
export function safeNext(next: string | null, origin: string = location.origin): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/';
}
