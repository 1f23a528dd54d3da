import type { Field } from '@tintory/catalog';
import type { PlaceCredit, PlaceList } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import {
  createPlaceFinder,
  type Place,
  type PlaceFinder,
  type PlaceLibrary,
  type Surface,
} from '@tintory/places';
import { AppError } from '../../platform/errors.ts';

export type PlacesService = {
  library: PlaceLibrary;
  finder: PlaceFinder;
  /** Every place and surface, named in a language. */
  list(language: Language): PlaceList;
  /** @throws AppError `InvalidInput` that names the field whose place or surface there is not */
  assertKnown(fields: readonly Field[], inputs: Readonly<Record<string, unknown>>): void;
};

/** Place data. */
export function createPlacesService(library: PlaceLibrary, apiOrigin: string): PlacesService {
  const addressOf = (kind: 'places' | 'surfaces', id: string) =>
    `${apiOrigin}/api/${kind}/${id}/tile.webp`;
  const rows = (language: Language) => ({
    rows: [...library.places.values()].map((place) => ({
      ...namesOf(place, language),
      tile_url: addressOf('places', place.id),
    })),
    surfaces: [...library.surfaces.values()].map((surface) => ({
      ...{ id: surface.id, name: surface.names[language], kind: surface.kind },
      tile_url: addressOf('surfaces', surface.id),
      credit: creditOf(surface),
    })),
  });
  const records = { place: library.places, surface: library.surfaces };
  return {
    library,
    finder: createPlaceFinder(library),
    list: rows,
    assertKnown: (fields, inputs) => {
      for (const { kind, key } of fields) {
        if (kind !== 'place' && kind !== 'surface') continue;
        const id = inputs[key];
        if (typeof id !== 'string' || id === '' || records[kind].has(id)) continue;
        throw new AppError('InvalidInput', { details: { [key]: { text: 'noSuchPlace' } } });
      }
    },
  };
}

const namesOf = (place: Place, language: Language) => ({
  ...{ id: place.id, kind: place.kind, setting: place.setting, time: place.time },
  name: place.names[language],
  names_too: place.synonyms[language],
  directions: place.directions.length,
  surfaces: [...new Set([...place.surfaces.table, ...place.surfaces.ground])],
  credit: creditOf(place),
});

const creditOf = ({ credit: { title, author, page, licence } }: Place | Surface): PlaceCredit => ({
  ...{ title, author, page, licence },
});
