import { safeStorage } from '@tintory/session';

const key = 'store-join-code';

/** As long as the API accepts it. */
const goodForMs = 10 * 60_000;

/**
 * Takes the code of a store's join link out of the URL and the history. Stored for all tabs,
 * because signing in by a mailed link continues in a new tab.
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
