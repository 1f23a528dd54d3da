import { without, type Thing } from '@tintory/prompts';

/** What drawings of people have on them, whoever tells it. */
const equipment: [wearer: RegExp, own: RegExp][] = [
  [/health-worker$/, /^stethoscope$/],
  [/singer$/, /microphone$/],
  [/artist$/, /^(artist-palette|paintbrush)$/],
  [/firefighter$/, /^axe$/],
  [/mechanic$/, /^wrench$/],
  [/scientist$/, /^test-tube$/],
  [/detective$/, /^magnifying-glass/],
  [/mage$/, /^magic-wand$/],
  [/teacher$/, /book/],
  [/technologist$/, /^laptop$/],
];

/** A doctor with a stethoscope has the one that doctors are drawn with. */
export function equip(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  things.forEach(({ motif, count, color, relation }, i) => {
    const owner = relation?.kind === 'beside' && !relation.apart && things[relation.to];
    if (!owner || color || count > owner.count) return;
    if (equipment.some(([wearer, own]) => wearer.test(owner.motif) && own.test(motif)))
      gone.set(i, relation.to);
  });
  return without(things, gone);
}
