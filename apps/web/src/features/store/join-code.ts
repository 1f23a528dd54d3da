import { safeStorage } from '@tintory/session';

const key = 'store-join-code';

/** As long as the API takes it. */
const goodForMs = 10 * 60_000;

/**
 * The code of a link to join a store, out of the address and its history. It is kept for all tabs:
 * whoever signs in on the way comes back by a mail's link, in a tab of its own.
 */
export function takeJoinCode(now = Date.now()): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('code');
  if (given) {
    safeStorage().setItem(key, JSON.stringify({ code: given, until: now + goodForMs }));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const kept = readKept();
  if (kept && now < kept.until) return kept.code;
  forgetJoinCode();
  return null;
}

export const forgetJoinCode = (): void => safeStorage().removeItem(key);

function readKept(): { code: string; until: number } | null {
  try {
    return JSON.parse(safeStorage().getItem(key) ?? 'null') as ReturnType<typeof readKept>;
  } catch {
    return null;
  }
}
