import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type Place, type PlaceLibrary } from './load-library.ts';
import { viewPlace, type PlaceChoice } from './view-place.ts';

let library: PlaceLibrary;
beforeAll(async () => {
  library = await loadLibrary(() => Promise.resolve({ width: 1_024, height: 512 }));
});

const view = (id: string, choice: Partial<PlaceChoice> = {}) =>
  viewPlace(library, library.places.get(id) as Place, {
    ...{ surface: '', direction: 0, depth: 0.5 },
    ...choice,
  });
const pathOf = (id: string) => library.surfaces.get(id)?.path;

describe('the view of a place', () => {
  it('has all its directions and its best surfaces where nothing was chosen', () => {
    const { directions, ground } = view('cafe');
    expect(directions).toEqual(library.places.get('cafe')?.directions);
    expect(ground).toMatchObject({
      kind: 'fitting',
      table: { path: pathOf('worn-table') },
      floor: { path: pathOf('oak-boards') },
    });
  });

  it('has the direction that was chosen alone', () => {
    const [, second] = library.places.get('cafe')?.directions ?? [];
    expect(view('cafe', { direction: 2 }).directions).toEqual([second]);
  });

  it('has its last direction where it has not as many', () => {
    expect(view('beach', { direction: 4 }).directions).toHaveLength(1);
  });

  it('has the table that was chosen, and a floor of its own', () => {
    expect(view('cafe', { surface: 'marble-black' }).ground).toMatchObject({
      table: { path: pathOf('marble-black') },
      floor: { path: pathOf('oak-boards') },
    });
  });

  it('has a ground that was chosen for everything', () => {
    expect(view('beach', { surface: 'snow' }).ground).toMatchObject({
      kind: 'floor',
      surface: { path: pathOf('snow') },
    });
  });

  it('is the paper of a plain studio', () => {
    expect(view('white-studio').ground.kind).toBe('sweep');
  });
});
