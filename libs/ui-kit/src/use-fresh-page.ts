import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from './use-online.ts';

/**
 * Minimum time between reloads, in milliseconds: if a chunk is still missing, another reload does
 * not help.
 */
const restMs = 60_000;
const place = 'tintory.loaded-anew';

const missing = new WeakSet<object>();

/** Records the errors of chunks that failed to load. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/** Allows one reload per interval; none if the browser denies `sessionStorage`. */
function mayLoadAnew(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(place));
    if (now - last < restMs) return false;
    sessionStorage.setItem(place, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Whether the page is reachable; if not, the current one is better than none. */
const isReachable = () =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads a tab once whose chunks were removed by a newer deployment; its work is kept as a draft.
 * Offline, it waits for the connection first.
 *
 * @returns whether a reload is pending, so that no error is shown yet
 */
export function useFreshPage(error: unknown, load = () => location.reload()): boolean {
  const online = useOnline();
  const [waiting, setWaiting] = useState(() => isMissingPart(error));
  /** The missing connection was the cause, so the reload needs no limit. */
  const hadNoLine = useRef(false);
  const tryOnce = useEffectEvent(async () => {
    if ((await isReachable()) && (hadNoLine.current || mayLoadAnew(Date.now()))) load();
    else setWaiting(false);
  });
  useEffect(() => {
    if (!isMissingPart(error)) return;
    if (online) void tryOnce();
    else hadNoLine.current = true;
  }, [error, online]);
  return waiting;
}
