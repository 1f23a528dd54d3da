/** A possible face, in pixels of the picture. */
export type FaceCandidate = {
  box: { x: number; y: number; width: number; height: number };
  /** From 0 to 1. */
  score: number;
  /** The centres of both eyes; `left` is on the left of the picture if the face is upright. */
  eyes: { left: [x: number, y: number]; right: [x: number, y: number] };
};

type Box = FaceCandidate['box'];

/** Overlap as a fraction of the smaller box: a nose inside its face counts as the same face. */
export function sharedPart(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(a.width * a.height, b.width * b.height);
}

/**
 * Non-maximum suppression: of boxes that overlap by more than `most` of the smaller one the best
 * stays.
 *
 * @returns the highest score first
 */
export function suppressDoubles<T extends { box: Box; score: number }>(
  found: readonly T[],
  most: number,
): T[] {
  const kept: T[] = [];
  for (const next of [...found].sort((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => sharedPart(box, next.box) <= most)) kept.push(next);
  }
  return kept;
}
