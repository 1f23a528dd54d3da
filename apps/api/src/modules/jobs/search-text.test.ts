import { photoNameKey } from '@tintory/contract';
import { expect, it } from 'vitest';
import { searchTextOf } from './search-text.ts';

it('holds the words of a job and the name of its photo, the ids of its pictures, and no numbers', () => {
  const inputs = [
    { key: 'object_id', value: '01890a5d-ac96-774b-bcce-b302099a8058' },
    { key: 'prompt', value: 'A Red CAR' },
    { key: 'num', value: 2 },
  ];
  const metadata = { [photoNameKey]: 'Zoe\u0308.PNG', other: 'not this' };
  expect(searchTextOf({ inputs, metadata })).toBe(
    '01890a5d-ac96-774b-bcce-b302099a8058\na red car\nzoë.png',
  );
});
