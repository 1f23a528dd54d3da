import { useEffect, useState } from 'react';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { Point } from './telling-point.ts';

const middle: Point = { x: 0.5, y: 0.5 };

/**
 * The point of a picture with the most detail, at which a large result opens. Null until known; the
 * middle if the picture fails to load.
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
    // Loaded lazily: only enlarging needs it.
    const { tellingPoint } = await import('./telling-point.ts');
    return await tellingPoint(picture);
  } catch {
    return middle;
  }
}
