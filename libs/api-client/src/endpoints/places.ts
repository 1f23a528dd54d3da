import type { PlaceList } from '@tintory/contract';
import type { Request } from '../call.ts';

export const placesEndpoints = (request: Request) => ({
  list: (language: string, signal?: AbortSignal) =>
    request<PlaceList>({ path: '/api/places', query: { language }, signal }),
});
