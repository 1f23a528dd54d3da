import type { Thing } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';

/** Puts things that a prompt leaves on the floor of a room on a table, as they would be at home. */
export function onTable(things: readonly Thing[]): Thing[] {
  const roots = things.filter(({ relation }) => !relation);
  if (roots.some(({ isOnSill }) => isOnSill)) return [...things];
  // Balloons are over a cake, and on no table.
  const laid = roots.filter(({ motif }) => !is(motif, 'flies'));
  if (laid.length === 0 || !laid.every(({ motif }) => is(motif, 'tabletop'))) return [...things];
  const table: Thing = { motif: 'tintory-table', name: 'table', count: 1 };
  return [
    ...things.map((thing): Thing =>
      laid.includes(thing) ? { ...thing, relation: { kind: 'on', to: things.length } } : thing,
    ),
    table,
  ];
}
