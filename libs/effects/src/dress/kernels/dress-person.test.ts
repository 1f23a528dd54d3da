import { describe, expect, it } from 'vitest';
import { createPlane, type RgbaImage } from '@tintory/pixels';
import { dressPerson } from './dress-person.ts';
import { garmentShape } from './garment-shape.ts';
import { box, crossedPose, drawBody, drawnPose, drawShirt } from './testing/drawn-body.ts';
import { wear } from './testing/wear.ts';

const { person, alpha } = drawBody();
const { garment, garmentAlpha } = drawShirt();
const dressing = { person, alpha, pose: drawnPose, garment, garmentAlpha, kind: 'top' } as const;
const dressed = wear(dressing);

const colorAt = ({ data, width }: RgbaImage, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];

describe('dressing a person', () => {
  it('brings the garment’s colour between shoulders and hips', () => {
    for (const [x, y] of [
      [120, 150],
      [95, 160],
      [145, 160],
      [120, 195],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = colorAt(dressed, x, y);
      expect(red).toBeGreaterThan(120);
      expect(Math.max(green, blue)).toBeLessThan(80);
    }
  });

  it('leaves what is far from the torso as it was', () => {
    for (let i = 0; i < person.width * person.height; i += 1) {
      const [x, y] = [i % person.width, Math.floor(i / person.width)];
      if (y > 60 && y < 300 && x > 20 && x < 220) continue;
      expect(colorAt(dressed, x, y)).toEqual(colorAt(person, x, y));
    }
  });

  it('leaves the face before the garment', () => {
    expect(colorAt(dressed, 120, 50)).toEqual(colorAt(person, 120, 50));
  });

  it('keeps nothing of the old clothes above the hips', () => {
    for (let y = 110; y < 200; y += 3) {
      expect(colorAt(dressed, 120, y)).not.toEqual(colorAt(person, 120, y));
    }
  });

  it('says so where the inside of a back may lie over the neck', () => {
    const [body, collar] = [box(60, 60, 180, 220), box(95, 50, 145, 60)];
    const closed = drawShirt(
      (x, y) => body(x, y) || collar(x, y),
      () => false,
    );
    expect(dressPerson({ ...dressing, ...closed })).toMatchObject({ hidesNeck: true });
    expect(dressPerson(dressing)).toMatchObject({ hidesNeck: false });
  });

  it('says so where a hand may be at the chin, and the sleeve of its arm hangs down', () => {
    const [body, sleeves] = [box(70, 60, 170, 240), box(20, 60, 220, 105)];
    const sleeved = drawShirt((x, y) => body(x, y) || sleeves(x, y));
    const withWrist = (y: number, score: number) =>
      dressPerson({
        ...dressing,
        ...sleeved,
        pose: { ...drawnPose, rightWrist: { x: 70, y, score } },
      });
    expect(withWrist(96, 0.17)).toMatchObject({ unclearArms: true });
    expect(withWrist(96, 0.05)).toMatchObject({ unclearArms: false });
    expect(withWrist(212, 0.17)).toMatchObject({ unclearArms: false });
  });

  it('leaves the own clothes to be seen through an open front', () => {
    const opening = createPlane(garment.width, garment.height);
    for (let i = 0; i < opening.data.length; i += 1) {
      const x = i % garment.width;
      opening.data[i] = x > 105 && x < 135 && i > garment.width * 70 ? 1 : 0;
    }
    const open = wear({ ...dressing, opening });
    const [red = 0, green = 0] = colorAt(open, 120, 170);
    expect(red - green).toBeLessThan(30);
    const [side = 0, sideGreen = 0] = colorAt(open, 90, 170);
    expect(side - sideGreen).toBeGreaterThan(60);
  });

  it('draws no cloth in the air beside the straps', () => {
    for (let y = 84; y < 108; y += 2) {
      for (const x of [60, 64, 68, 172, 176, 180]) {
        const [red = 0, green = 0] = colorAt(dressed, x, y);
        expect(red - green).toBeLessThan(70);
      }
    }
  });

  it('leaves an arm that lies across the belly before the garment', () => {
    const { person: crossed, alpha: outline } = drawBody('crossedArm');
    const picture = wear({
      ...dressing,
      person: crossed,
      alpha: outline,
      pose: crossedPose,
    });
    for (const x of [92, 104, 116, 126]) {
      expect(colorAt(picture, x, 164)).toEqual(colorAt(crossed, x, 164));
    }
    const [red = 0, green = 0] = colorAt(picture, 116, 190);
    expect(red - green).toBeGreaterThan(60);
  });

  it('leaves long hair before the garment', () => {
    const { person: haired, alpha: outline } = drawBody('longHair');
    const picture = wear({ ...dressing, person: haired, alpha: outline });
    for (const y of [60, 100, 120, 140]) {
      expect(colorAt(picture, 95, y)).toEqual(colorAt(haired, 95, y));
    }
    const [red = 0, green = 0] = colorAt(picture, 130, 140);
    expect(red - green).toBeGreaterThan(60);
  });

  it('makes the same picture of the same pictures', () => {
    const again = wear(dressing);
    expect(again.data.every((value, i) => value === dressed.data[i])).toBe(true);
  });

  it('refuses where most of wide old clothes would have to be invented away', () => {
    const wide = drawBody();
    for (let i = 0; i < wide.alpha.data.length; i += 1) {
      const [x, y] = [i % person.width, Math.floor(i / person.width)];
      if (!box(20, 96, 220, 216)(x, y)) continue;
      wide.alpha.data[i] = 1;
      wide.person.data[i * 4] = 120;
      wide.person.data[i * 4 + 1] = 130;
      wide.person.data[i * 4 + 2] = 140;
    }
    expect(dressPerson({ ...dressing, ...wide })).toBe('bulkyClothes');
  });

  it.each([
    ['a strip', box(10, 100, 230, 124)],
    ['a crumb', box(116, 100, 124, 108)],
    ['a line', box(118, 10, 121, 340)],
  ])('sees no garment in %s', (_, outline) => {
    expect(dressPerson({ ...dressing, ...drawShirt(outline) })).toBe('noGarment');
  });

  it('tells that an empty mask is no garment', () => {
    const none = createPlane(garment.width, garment.height);
    expect(dressPerson({ ...dressing, garmentAlpha: none })).toBe('noGarment');
  });
});

describe('a garment’s shape', () => {
  it('is found alike on both sides of a symmetrical one', () => {
    const shape = garmentShape(garmentAlpha);
    expect(shape?.left.armpit[0]).toBeCloseTo(garment.width - (shape?.right.armpit[0] ?? 0), 0);
    expect(shape?.left.neck[0]).toBeGreaterThan(85);
    expect(shape?.left.neck[0]).toBeLessThan(100);
    expect(shape?.hem).toBe(220);
    expect(shape?.left.sleeve).toBeUndefined();
  });
});
