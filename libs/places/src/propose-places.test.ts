import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type PlaceLibrary } from './load-library.ts';
import { things } from './place-record.ts';
import { proposePlaces } from './propose-places.ts';

let library: PlaceLibrary;
beforeAll(async () => {
  library = await loadLibrary(() => Promise.resolve({ width: 1_024, height: 512 }));
});
const placeOf = (id: string) => library.places.get(id);

describe('the first proposals', () => {
  it.each(things)('for a thing of the kind %s are four that suit it', (thing) => {
    const ids = proposePlaces(library, thing);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(placeOf(id)?.suits, id).toContain(thing);
    expect(new Set(ids.map((id) => placeOf(id)?.kind)).size).toBeGreaterThan(1);
  });

  it('have the surface that was asked for', () => {
    for (const id of proposePlaces(library, 'product', { surface: 'marble-white' })) {
      expect(placeOf(id)?.surfaces.table, id).toContain('marble-white');
    }
  });

  it('have the time of day that was asked for', () => {
    for (const id of proposePlaces(library, 'person', { time: 'night' }).slice(0, 3)) {
      expect(placeOf(id)?.time).toBe('night');
    }
  });

  it('are four also where few have what was asked for', () => {
    expect(proposePlaces(library, 'animal', { surface: 'snow', time: 'night' })).toHaveLength(4);
  });

  it('are fewer in a library that has fewer', () => {
    const places = new Map([...library.places].slice(0, 2));
    expect(proposePlaces({ ...library, places }, 'product')).toHaveLength(2);
  });
});
