import { useEffect, useState } from 'react';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { Point } from './telling-point.ts';

const middle: Point = { x: 0.5, y: 0.5 };

/**
 * Where there is most to see of a picture: what a result much larger than the window opens at. Null
 * until it is known; the middle where the picture does not come.
 */
export function useTellingPoint(url: string | null): Point | null {
  const [known, setKnown] = useState<{ url: string; point: Point } | null>(null);
  useEffect(() => {
    if (!url) return;
    const leaving = new AbortController();
    void pointOf(url, leaving.signal).then((point) => {
      if (!leaving.signal.aborted) setKnown({ url, point });
    });
    return () => leaving.abort();
  }, [url]);
  return known?.url === url ? known.point : null;
}

async function pointOf(url: string, signal: AbortSignal): Promise<Point> {
  try {
    const picture = await fetchPicture(url, signal);
    // Only who enlarges pictures needs it.
    const { tellingPoint } = await import('./telling-point.ts');
    return await tellingPoint(picture);
  } catch {
    return middle;
  }
}
