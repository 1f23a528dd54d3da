import { withoutPrefix } from './language-path.ts';

/**
 * Where to go after signing in, as the router knows it: a path of this origin, and the start page for
 * anything else.
 */
export function safeNext(next: string | null, origin: string = location.origin): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  // Two slashes, which dots may have left, would begin another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return withoutPrefix(url.pathname + url.search + url.hash);
}
