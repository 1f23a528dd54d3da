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
 * Tiles of places with the person's own cut-out, drawn one after the other once there is one. They
 * stop when the control is left; one that fails leaves the tile as it was.
 *
 * @param ids joined by blanks, so that the same ones are not drawn anew
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
        // One that cannot be had tells of the others: nobody asks four times in vain.
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
