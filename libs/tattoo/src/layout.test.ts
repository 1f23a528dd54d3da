import { expect, it } from 'vitest';
import { layOutSheet, type Ornament } from './layout.ts';
import { cornersOf } from './lettering/lettering.ts';
import { motifBounds } from './motif-bounds.ts';
import { furthest, sheet } from './placed.ts';

/** The radius that each ring leaves open on the sheet. */
const openings: Partial<Record<Ornament, number>> = { frame: 402, mandala: 298 };
const motifs = ['lorc/wolf-head', 'tintory/crescent', 'lorc/plain-dagger', 'tintory/waves'];
const boundsOf = await motifBounds(motifs);
const middle = sheet / 2;

it.each(['frame', 'mandala'] as const)('fills the opening of a %s with motifs', (ornament) => {
  for (const motif of motifs) {
    const { placed } = layOutSheet([{ motif, name: motif, count: 1 }], [], ornament, boundsOf, 2);
    const share = furthest(placed, middle, middle) / (openings[ornament] ?? 1);
    expect(share, motif).toBeGreaterThan(0.85);
    expect(share, motif).toBeLessThan(1);
  }
});

it.each(['frame', 'mandala'] as const)(
  'fills the opening of a %s with a text alone',
  (ornament) => {
    for (const text of ['A', 'HOPE', 'NO PAIN NO GAIN']) {
      const { lettering } = layOutSheet([], [text], ornament, boundsOf, 2);
      const away = lettering
        ? cornersOf(lettering).map(([x, y]) => Math.hypot(x - middle, y - middle))
        : [];
      const share = Math.max(...away) / (openings[ornament] ?? 1);
      expect(share, text).toBeGreaterThan(0.85);
      expect(share, text).toBeLessThan(0.97);
    }
  },
);
