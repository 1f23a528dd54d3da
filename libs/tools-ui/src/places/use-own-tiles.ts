import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlacesAtWork, type PlacesAtWork } from './places-at-work.tsx';

type OwnTiles = { urls: Readonly<Record<string, string>>; drawing: string | null };
const none: OwnTiles = { urls: {}, drawing: null };

/** The thing at hand in a place, small; one that was stopped halfway is asked for anew. */
const placeTileQuery = (
  { baseJobId, draw }: Pick<PlacesAtWork, 'baseJobId' | 'draw'>,
  id: string,
) => ({
  queryKey: ['place-tiles', baseJobId, id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => draw(id, signal),
  ...{ staleTime: Infinity, retry: false, networkMode: 'always' as const },
});

/**
 * Tiles of places with the user's own cutout, drawn one by one once there is a cutout. Drawing
 * stops when the control unmounts; a failed tile stays as it was.
 *
 * @param ids joined by spaces, so that the same ids cause no redraw
 */
export function useOwnTiles(ids: string): OwnTiles {
  const { baseJobId, draw } = usePlacesAtWork();
  const client = useQueryClient();
  const read = useEffectEvent((id: string, signal: AbortSignal): Promise<Blob | null> => {
    const query = placeTileQuery({ baseJobId, draw }, id);
    const stop = () => void client.cancelQueries({ queryKey: query.queryKey });
    signal.addEventListener('abort', stop, { once: true });
    return client.fetchQuery(query).catch(() => null);
  });
  const [tiles, setTiles] = useState<OwnTiles>(none);
  useEffect(() => {
    if (!baseJobId || !ids) return;
    const stop = new AbortController();
    const made: string[] = [];
    const drawAll = async () => {
      for (const id of ids.split(' ')) {
        setTiles(({ urls }) => ({ urls, drawing: id }));
        const blob = await read(id, stop.signal);
        if (stop.signal.aborted) return;
        // If one fails, the others would too, so the rest is skipped.
        if (!blob) break;
        const url = URL.createObjectURL(blob);
        made.push(url);
        setTiles(({ urls }) => ({ urls: { ...urls, [id]: url }, drawing: null }));
      }
      setTiles(({ urls }) => ({ urls, drawing: null }));
    };
    void drawAll();
    return () => {
      stop.abort();
      for (const url of made) URL.revokeObjectURL(url);
      setTiles(none);
    };
  }, [baseJobId, ids]);
  return tiles;
}
