import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from './use-online.ts';

/** A page that was loaded anew for a missing part and still lacks one is not helped by another time. */
const restMs = 60_000;
const place = 'tintory.loaded-anew';

const missing = new WeakSet<object>();

/** Remembers which errors are those of a part of the app that could not be fetched. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/** Once in a while; never where the browser does not let us count. */
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

/** Whether there would be a page; else the one that is here is better than none. */
const isReachable = () =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A tab that was opened before the app was replaced asks for parts that are gone. It is loaded anew,
 * once: what was begun in it is kept as a draft. Without a line parts are missing as well, until there is one.
 *
 * @returns whether that is under way, so that there is nothing to say yet
 */
export function useFreshPage(error: unknown, load = () => location.reload()): boolean {
  const online = useOnline();
  const [waiting, setWaiting] = useState(() => isMissingPart(error));
  /** The line is the reason then, and its return does not come over and over. */
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
