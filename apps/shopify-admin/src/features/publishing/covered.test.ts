import type { Publication } from '@tintory/contract';
import { expect, it } from 'vitest';
import { coveredOf } from './covered.ts';

const row = (id: string, file: string, status: Publication['status'] = 'published') =>
  ({ id, file_id: file, status }) as Publication;

it('names what a later picture stands upon, and no other', () => {
  const rows = [row('c', 'one'), row('b', 'two'), row('a', 'one')];
  expect([...coveredOf(rows)]).toEqual(['a']);
});

it('uncovers a picture once the later one was taken back', () => {
  expect([...coveredOf([row('c', 'one', 'undone'), row('a', 'one')])]).toEqual([]);
});
