import { expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { somePlaces } from '../testing/some-places.ts';

const kinds = { studio: 'Studio', home: 'Zuhause', nature: 'Natur' };
const find = (search: string) => findPlaces(somePlaces.rows, search, kinds).map(({ id }) => id);

it('finds every place without words', () => {
  expect(find(' ')).toHaveLength(somePlaces.rows.length);
});

it('finds by the beginning of a name, whatever the case and the accents', () => {
  expect(find('CAF')).toEqual(['cafe']);
  expect(find('café')).toEqual(['cafe']);
});

it('finds by a synonym and by a kind', () => {
  expect(find('cooking')).toEqual(['bright-kitchen']);
  expect(find('zuhause')).toEqual(['bright-kitchen', 'lounge']);
});

it('puts what is named so before what is only also called so', () => {
  expect(find('lounge')).toEqual(['lounge', 'cafe']);
});

it('needs every word, and finds nothing by mere signs', () => {
  expect(find('bright cooking')).toEqual(['bright-kitchen']);
  expect(find('bright zeppelin')).toEqual([]);
  expect(find('??')).toEqual([]);
});

it('reads Arabic letters in each of their forms', () => {
  const [place] = somePlaces.rows;
  if (!place) throw new Error('There is no place.');
  const garden = { ...place, id: 'garden', name: 'حديقة أمامية', names_too: [] };
  expect(findPlaces([garden], 'اماميه', {}).map(({ id }) => id)).toEqual(['garden']);
});
