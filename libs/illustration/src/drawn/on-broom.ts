/** Riders drawn 32 units high; others are 46. */
const isSmall = /-standing$|^tintory-/;

/** Draws a rider on a broom in a box of 48 units, bristles to the left. */
export function onBroom(motif: string, rider: string, broom: string): string {
  const [high, place] = isSmall.test(motif)
    ? [27, 'translate(.6 0) scale(1.46)']
    : [35.5, 'translate(8 0)'];
  return `<g transform="translate(24 ${high}) rotate(51) scale(1.2) translate(-18.500 -16.500)">${broom}</g><g transform="${place}">${rider}</g>`;
}
