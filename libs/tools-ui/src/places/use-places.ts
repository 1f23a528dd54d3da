import { placesQuery } from '@tintory/api-client';
import type { OfferedPlace, OfferedSurface } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useOnline } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';

/** Operators add places with a restart of the server, so an hour is fresh enough. */
const freshMs = 60 * 60 * 1_000;

const noPlaces: readonly OfferedPlace[] = [];
const noSurfaces: readonly OfferedSurface[] = [];

/** All places and surfaces, with their names in the page's language. */
export function usePlaces(enabled = true) {
  const { api } = useToolServices();
  const { language } = useLanguage();
  const online = useOnline();
  const query = useQuery({ ...placesQuery(api, language), staleTime: freshMs, enabled });
  const { rows: places = noPlaces, surfaces = noSurfaces } = query.data ?? {};
  return {
    places,
    surfaces,
    status: query.data ? 'here' : !online ? 'offline' : query.isError ? 'failed' : 'loading',
    reload: () => void query.refetch(),
  } as const;
}

export type Places = ReturnType<typeof usePlaces>;
