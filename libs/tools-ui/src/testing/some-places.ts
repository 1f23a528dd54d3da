import type { PlaceList, OfferedPlace, OfferedSurface } from '@tintory/contract';

const place = (id: string, changes: Partial<OfferedPlace>): OfferedPlace => ({
  id,
  kind: 'home',
  name: id,
  names_too: [],
  setting: 'indoor',
  time: 'day',
  tile_url: `http://api.test/places/${id}.webp`,
  directions: 3,
  surfaces: ['oak', 'linen'],
  credit: { title: id, author: 'Ada', page: `https://places.test/${id}`, licence: 'CC0 1.0' },
  ...changes,
});

const surface = (id: string, name: string): OfferedSurface => ({
  id,
  name,
  kind: 'wood',
  tile_url: `http://api.test/surfaces/${id}.webp`,
  credit: { title: id, author: 'Bob', page: `https://surfaces.test/${id}`, licence: 'CC0 1.0' },
});

/** Places as the API returns them. */
export const somePlaces: PlaceList = {
  rows: [
    place('white-studio', { kind: 'studio', name: 'White studio', directions: 1 }),
    place('bright-kitchen', { name: 'Bright kitchen', names_too: ['cooking'] }),
    place('lounge', { name: 'Lounge' }),
    place('cafe', { kind: 'cafe', name: 'Café', names_too: ['lounge bar'] }),
    place('avenue', { kind: 'street', name: 'Avenue' }),
    place('beach', { kind: 'nature', name: 'Beach', setting: 'outdoor', surfaces: ['sand'] }),
    place('snow-field', { kind: 'season', name: 'Snow field' }),
    place('town-night', { kind: 'night', name: 'Town at night', time: 'night' }),
  ],
  surfaces: [surface('oak', 'Oak'), surface('linen', 'Linen'), surface('sand', 'Sand')],
};
