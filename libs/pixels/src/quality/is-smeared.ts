import type { Edge } from './find-edges.ts';

/** Directions told apart, over half a turn. */
const directions = 8;
/** Fewest edges for a direction to count, and fewest directions for a result. */
const [fewest, fewestDirections] = [25, 6];
/**
 * The sharpest quarter: without movement, edges out of focus are no sharper in another direction.
 */
const sharpest = 0.25;

/**
 * Least blur of edges across a movement, as a sigma in pixels, and its least ratio to that of edges
 * along it: met by 40 of 45 moved photographs and drawn pictures, and by one of 105 still ones,
 * sharp, blurred or compressed.
 */
const [softest, mostSofter] = [1.4, 1.5];

/**
 * Whether the camera or its whole scene moved during the exposure: edges across the movement are
 * soft, those along it sharp.
 */
export function isSmeared(edges: readonly Edge[]): boolean {
  const blurs = blursByDirection(edges);
  if (blurs.filter((blur) => blur !== null).length < fewestDirections) return false;
  // One direction may be that of a few shadows; a movement also shows in the adjacent ones.
  const calm = blurs.map((_, i) =>
    middleOf([-1, 0, 1].map((by) => blurs.at((i + by) % directions))),
  );
  const across = Math.max(...calm);
  const turned = (calm.indexOf(across) + directions / 2) % directions;
  return across > softest && across > mostSofter * calm[turned];
}

function blursByDirection(edges: readonly Edge[]): (number | null)[] {
  const groups = Array.from({ length: directions }, () => [] as number[]);
  for (const { direction, blur } of edges) {
    if (direction === null) continue;
    groups[Math.round((direction / Math.PI) * directions) % directions]?.push(blur);
  }
  return groups.map((group) => {
    const sorted = group.sort((a, b) => a - b);
    return group.length < fewest ? null : (sorted[Math.floor(group.length * sharpest)] ?? null);
  });
}

function middleOf(values: readonly (number | null | undefined)[]): number {
  const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  return known[(known.length - 1) >> 1] ?? 0;
}
