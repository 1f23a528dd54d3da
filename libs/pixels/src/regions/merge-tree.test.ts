import { describe, expect, it } from 'vitest';
import { contrastLinks } from '../graph-cut/index.ts';
import { toLab } from '../color/lab.ts';
import { drawImage, type Color } from '../testing/draw.ts';
import { mergeTree } from './merge-tree.ts';
import { smallRegions } from './small-regions.ts';

const [width, height] = [60, 40];
/** Two reds beside each other on the left, a green on the right. */
const colorOf = (x: number): Color =>
  x < 15 ? [190, 40, 40] : x < 30 ? [170, 60, 50] : [60, 160, 70];
const image = drawImage(width, height, colorOf);
const lab = toLab(image);
const place = (x: number, y: number) => y * width + x;

describe('small regions', () => {
  it('have one colour each', () => {
    const { region, count } = smallRegions(lab, new Uint8Array(width * height));
    expect(count).toBe(3);
    expect(region[place(0, 0)]).toBe(region[place(14, 39)]);
    expect(region[place(14, 0)]).not.toBe(region[place(15, 0)]);
  });

  it('stay on their side of an outline', () => {
    const sides = Uint8Array.from({ length: width * height }, (_, i) => (i < width * 20 ? 1 : 0));
    const { region, count } = smallRegions(lab, sides);
    expect(count).toBe(6);
    expect(region[place(0, 19)]).not.toBe(region[place(0, 20)]);
  });

  it('of a few pixels go to their neighbour', () => {
    const spotted = toLab(
      drawImage(width, height, (x, y) => (x === 5 && y < 3 ? [0, 0, 255] : colorOf(x))),
    );
    expect(smallRegions(spotted, new Uint8Array(width * height)).count).toBe(3);
  });
});

describe('a merge tree', () => {
  const sides = new Uint8Array(width * height);
  const { leaf, parent, area, cut, inner, border } = mergeTree(
    lab,
    smallRegions(lab, sides),
    contrastLinks(image, 1),
    sides,
  );
  const [dark, light, green] = [0, 20, 50].map((x) => leaf[place(x, 10)]);
  const reds = parent[dark];
  const all = parent[reds];

  it('joins what is alike first', () => {
    expect(parent[light]).toBe(reds);
    expect(parent[green]).toBe(all);
    expect(parent[all]).toBe(-1);
  });

  it('knows the size of each region and how much of it is at the picture’s edge', () => {
    expect([area[reds], area[all]]).toEqual([30 * height, width * height]);
    expect(border[all]).toBe(2 * width + 2 * height - 4);
  });

  it('knows what an outline costs to cut, less where colours differ', () => {
    expect(inner[reds]).toBe(height + 2 * (height - 1));
    expect(cut[reds] / inner[reds]).toBeLessThan(0.5);
    expect(cut[all]).toBeCloseTo(0);
    expect(inner[all]).toBe(0);
  });

  it('merges nothing across an outline', () => {
    const halves = Uint8Array.from(sides, (_, i) => (i < width * 20 ? 1 : 0));
    const tree = mergeTree(lab, smallRegions(lab, halves), contrastLinks(image, 1), halves);
    const rootOf = (at: number) => {
      let node = tree.leaf[at];
      while (tree.parent[node] !== -1) node = tree.parent[node];
      return node;
    };
    expect(rootOf(place(0, 0))).toBe(rootOf(place(59, 19)));
    expect(rootOf(place(0, 0))).not.toBe(rootOf(place(0, 20)));
  });
});
