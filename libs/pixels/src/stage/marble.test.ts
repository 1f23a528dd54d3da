import { describe, expect, it } from 'vitest';
import { marble } from './marble.ts';

/** A slab of stone is looked at this large, two heights wide and high. */
const side = 240;

/** Where its veins are, white on black stone; the smoke beside them is grey. */
function drawVeins(seed: number): boolean[] {
  const stone = marble([0, 0, 0], [255, 255, 255], seed);
  return Array.from({ length: side * side }, (_, at) => {
    const [u, v] = [((at % side) / side) * 2 - 1, (Math.floor(at / side) / side) * 2];
    return stone(u, v)[0] > 64;
  });
}

/** How large each part of the stone is that veins enclose, in pixels. */
function partsBetween(veins: readonly boolean[]): number[] {
  const seen = [...veins];
  return seen.flatMap((isSeen, start) => {
    if (isSeen) return [];
    let size = 0;
    const open = [start];
    seen[start] = true;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const x = at % side;
      const beside = [x > 0 ? at - 1 : at, x < side - 1 ? at + 1 : at, at - side, at + side];
      for (const next of beside.filter((one) => seen[one] === false)) {
        seen[next] = true;
        open.push(next);
      }
    }
    return [size];
  });
}

/** As large as islands are: what is smaller are crumbs of a vein's rim, what is larger is a slab. */
const isIsland = (size: number) => size > 12 && size < 600;

describe('marble', () => {
  const slabs = [0, 1, 2, 3, 4, 5].map(drawVeins);

  it('has veins', () => {
    const covered = slabs.map((veins) => veins.filter(Boolean).length / veins.length);
    expect(Math.min(...covered)).toBeGreaterThan(0.008);
    expect(Math.max(...covered)).toBeLessThan(0.2);
  });

  it('has veins that run through it, and no coasts of islands', () => {
    const islands = slabs.map((veins) => partsBetween(veins).filter(isIsland).length);
    expect(islands.reduce((sum, count) => sum + count, 0)).toBeLessThan(12);
  });
});
