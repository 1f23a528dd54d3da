import { expect, it } from 'vitest';
import { fillDays } from './fill-days.ts';

it('gives each of the last days its amount, and none to the others', () => {
  const rows = [{ day: '2026-02-28', spent: 7 }];
  expect(fillDays(rows, 3, new Date('2026-03-01T23:00:00Z'))).toEqual([
    { day: '2026-02-27', spent: 0 },
    { day: '2026-02-28', spent: 7 },
    { day: '2026-03-01', spent: 0 },
  ]);
});
