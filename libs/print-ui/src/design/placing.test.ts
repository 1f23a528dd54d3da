import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anArea, aPicture } from '../testing/some-product.ts';
import { designMedia } from './design-media.ts';
import { keyStep } from './keyboard-steps.ts';
import {
  boundsOf,
  covers,
  dpiOf,
  filling,
  fitted,
  inLayer,
  isNearEdge,
  kept,
  onArea,
  tidyRotation,
} from './placing.ts';
import { snapMove, snapRotation } from './snap.ts';

const area = anArea();
const number = fc.double({ min: -3_000, max: 3_000, noNaN: true });
const aPlacing = fc.record({
  x: number,
  y: number,
  width: fc.double({ min: 0.001, max: 9_000, noNaN: true }),
  rotation: fc.double({ min: -900, max: 900, noNaN: true }),
});
const anAspect = fc.double({ min: 0.05, max: 20, noNaN: true });

describe('a layer on its area', () => {
  it('keeps its middle on the area and to what the API takes, wherever it is put', () => {
    const run = (placing: Parameters<typeof kept>[0], aspect: number) => {
      const layer = aPicture({ ...kept(placing, area), aspect });
      const bounds = boundsOf(layer);
      expect(bounds.left).toBeLessThan(area.width);
      expect(bounds.right).toBeGreaterThan(0);
      const [sent] = designMedia([{ areaId: 'front', layer, objectId: 'o1' }], [area]);
      expect(sent?.scale).toBeGreaterThanOrEqual(0.01);
      expect(sent?.scale).toBeLessThanOrEqual(10);
      expect(Math.abs(sent?.rotation ?? 999)).toBeLessThanOrEqual(180);
    };
    fc.assert(fc.property(aPlacing, anAspect, run));
  });

  it('fits between the safe lines as it comes, and touches no dangerous zone', () => {
    const run = (aspect: number) => {
      const layer = aPicture({ ...fitted(aspect, area), aspect });
      expect(isNearEdge(layer, area)).toBe(false);
      const bounds = boundsOf(layer);
      expect(bounds.left).toBeGreaterThanOrEqual(area.safe - 0.01);
      expect(bounds.bottom).toBeLessThanOrEqual(area.height - area.safe + 0.01);
    };
    fc.assert(fc.property(fc.double({ min: 0.2, max: 5, noNaN: true }), run));
  });

  it('fills the area and its bleed', () => {
    const bled = { ...area, bleed: 3 };
    const bounds = boundsOf(aPicture({ ...filling(0.5, bled), aspect: 0.5 }));
    expect(bounds.left).toBeLessThanOrEqual(-3);
    expect(bounds.top).toBeLessThanOrEqual(-3);
  });

  it('does not warn of what fills the area to the end of its bleed', () => {
    const areas = fc.record({
      bleed: fc.constantFrom(0, 2, 3),
      width: fc.integer({ min: 200, max: 900 }),
    });
    const run = (change: { bleed: number; width: number }, aspect: number) => {
      const bled = { ...area, ...change };
      expect(isNearEdge(aPicture({ ...filling(aspect, bled), aspect }), bled)).toBe(false);
    };
    fc.assert(fc.property(areas, fc.double({ min: 0.3, max: 3, noNaN: true }), run));
  });

  it('warns where the knife may fall', () => {
    const bled = { ...area, bleed: 3 };
    const wide = (width: number) => aPicture({ x: 150, y: 200, width, aspect: 1, rotation: 0 });
    expect(isNearEdge(wide(280), bled)).toBe(false);
    expect(isNearEdge(wide(296), bled)).toBe(true);
    expect(isNearEdge(wide(302), bled)).toBe(true);
    expect(isNearEdge(wide(310), bled)).toBe(false);
  });

  it('maps points to itself and back', () => {
    fc.assert(
      fc.property(aPlacing, number, number, (placing, x, y) => {
        const back = inLayer(placing, onArea(placing, { x, y }));
        expect(back.x).toBeCloseTo(x, 5);
        expect(back.y).toBeCloseTo(y, 5);
      }),
    );
    expect(covers(aPicture({ x: 50, y: 50, width: 20, rotation: 45 }), { x: 50, y: 62 })).toBe(
      true,
    );
    expect(covers(aPicture({ x: 50, y: 50, width: 20, rotation: 0 }), { x: 50, y: 62 })).toBe(
      false,
    );
  });

  it('tells its resolution at the size that is printed', () => {
    expect(dpiOf(aPicture({ pixels: 1_000, width: 254 }))).toBe(100);
    expect(dpiOf(aPicture({ pixels: 1_000, width: 254 }), 2)).toBe(50);
  });

  it('turns the short way', () => {
    expect([370, -190, 180, 45.04].map(tidyRotation)).toEqual([10, 170, -180, 45]);
    expect([43, 30, -88, 181].map(snapRotation)).toEqual([45, 30, -90, 180]);
  });
});

describe('snapping', () => {
  const layer = aPicture({ width: 100, aspect: 1, rotation: 0 });
  const at = (x: number, y: number) => ({ x, y, width: 100, rotation: 0 });

  it('draws to the middle, and shows the line', () => {
    const { placing, guides } = snapMove(layer, at(148, 77), area, 4);
    expect(placing).toMatchObject({ x: 150, y: 77 });
    expect(guides).toEqual([{ axis: 'x', at: 150 }]);
  });

  it('draws an edge to the safe line and to the edge of the area', () => {
    expect(snapMove(layer, at(60, 52), area, 2.5).placing).toMatchObject({ x: 58, y: 50 });
  });

  it('never moves farther than its reach', () => {
    const run = (x: number, y: number, reach: number) => {
      const { placing } = snapMove(layer, at(x, y), area, reach);
      expect(Math.abs(placing.x - x)).toBeLessThanOrEqual(reach + 1e-9);
      expect(Math.abs(placing.y - y)).toBeLessThanOrEqual(reach + 1e-9);
    };
    fc.assert(fc.property(number, number, fc.double({ min: 0, max: 20, noNaN: true }), run));
  });
});

describe('keys', () => {
  const layer = aPicture({ x: 100, y: 100, width: 100, rotation: 0 });
  const press = (key: string, shiftKey = false) => keyStep(layer, { key, shiftKey }, area);

  it('move by a millimetre, with Shift by ten', () => {
    expect(press('ArrowLeft')?.placing).toMatchObject({ x: 99, y: 100 });
    expect(press('ArrowDown', true)?.placing).toMatchObject({ x: 100, y: 110 });
  });

  it('scale and turn', () => {
    expect(press('+')).toMatchObject({ name: 'scale', placing: { width: 105 } });
    expect(press(']', true)).toMatchObject({ name: 'turn', placing: { rotation: 15 } });
    expect(press('[')).toMatchObject({ name: 'turn', placing: { rotation: -1 } });
    expect(press('Tab')).toBeNull();
  });
});
