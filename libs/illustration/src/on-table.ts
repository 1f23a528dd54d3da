import type { Thing } from '@tintory/prompts';
import { is, motifsWith } from './catalogue/catalogue.ts';

/** Puts small things that have no place in a room on a table. */
export function onTable(things: readonly Thing[]): Thing[] {
  const roots = things.filter(({ relation }) => !relation);
  if (roots.some(({ isOnSill }) => isOnSill)) return [...things];
  const laid = roots.filter(({ motif }) => !is(motif, 'flies'));
  if (laid.length === 0 || !laid.every(({ motif }) => is(motif, 'tabletop'))) return [...things];
  const [motif] = motifsWith('table');
  if (!motif) return [...things];
  const table: Thing = { motif, name: 'table', count: 1 };
  return [
    ...things.map((thing): Thing =>
      laid.includes(thing) ? { ...thing, relation: { kind: 'on', to: things.length } } : thing,
    ),
    table,
  ];
}
