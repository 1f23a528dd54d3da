import { withoutPrefix } from './language-path.ts';

/** The router path to open after signing in: a path of this origin, else the start page. */
export function safeNext(next: string | null, origin: string = location.origin): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  // A path that starts with `//`, e.g. after resolving dots, would name another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return withoutPrefix(url.pathname + url.search + url.hash);
}
