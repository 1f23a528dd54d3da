import type { Color } from '../samples/light.ts';
import type { Point } from '../samples/shapes.ts';
import { curve, hollow, type Corner } from '../store-pictures/outline.ts';
import { lathe } from '../store-pictures/lathe.ts';
import { ball, block, drum, joined, ring, stick, type Solid } from '../store-pictures/solids.ts';
import { put, type Thing } from '../store-pictures/thing.ts';
import { handled } from '../store-pictures/vessels.ts';
import type { Choice } from './random-choice.ts';
import { randomFinish } from './random-finish.ts';

/** Something nobody has made yet: one to three bodies of some parts, standing on the ground. */
export function randomThing(choice: Choice, behind: Color): Thing {
  const count = choice.one([1, 1, 1, 1, 2, 2, 3]);
  return Array.from({ length: count }, (_, n) => {
    const at: Point = [n * choice.between(0.7, 1.6), 0, choice.between(-0.6, 0.6)];
    const size = choice.between(0.5, 1);
    return put(randomBody(choice, behind), { at, size, turn: choice.between(0, 6.28) });
  }).flat();
}

function randomBody(choice: Choice, behind: Color): Thing {
  switch (choice.one(['vessel', 'cup', 'parts', 'parts', 'box', 'furniture'])) {
    case 'vessel':
      return vessel(choice, behind);
    case 'cup':
      return cup(choice, behind);
    case 'parts':
      return parts(choice, behind);
    case 'box':
      return boxes(choice, behind);
    case 'furniture':
      return furniture(choice, behind);
  }
}

/** An outline that swings in and out on its way up. */
function outline(choice: Choice): Corner[] {
  const high = choice.between(0.4, 2.4);
  const count = choice.whole(3, 7);
  return Array.from({ length: count }, (_, n) => [
    choice.between(0.15, 0.9),
    (high * n) / (count - 1),
  ]);
}

function vessel(choice: Choice, behind: Color): Thing {
  const line = curve(outline(choice));
  const finish = randomFinish(choice, behind);
  if (choice.chance(0.6)) return [{ solid: lathe(hollow(line, 0.06)), finish }];
  const [first, last] = [line[0]?.[1] ?? 0, line.at(-1)?.[1] ?? 0];
  const body: Thing = [{ solid: lathe([[0, first], ...line, [0, last]]), finish }];
  const lid = randomFinish(choice, behind);
  return choice.chance(0.5)
    ? [...body, { solid: ball([0, last, 0], [0.3, 0.2, 0.3]), finish: lid }]
    : body;
}

function cup(choice: Choice, behind: Color): Thing {
  const high = choice.between(0.6, 1.5);
  const [foot, lip] = [choice.between(0.35, 0.6), choice.between(0.45, 0.75)];
  const sides: Corner[] = [
    [foot, 0],
    [(foot + lip) / 2 + choice.between(-0.05, 0.2), high / 2],
    [lip, high],
  ];
  const handle = { wide: choice.between(0.2, 0.4), high: high * choice.between(0.2, 0.38) };
  const at: Point = [(foot + lip) / 2 + 0.1, high * 0.5, 0];
  return handled(sides, 0.05, randomFinish(choice, behind), {
    at,
    ...handle,
    thick: choice.between(0.04, 0.09),
  });
}

function parts(choice: Choice, behind: Color): Thing {
  const count = choice.whole(2, 6);
  const spread = () => choice.between(-0.6, 0.6);
  return Array.from({ length: count }, () => {
    const at: Point = [spread(), choice.between(0.3, 1.7), spread()];
    return { solid: randomSolid(choice, at), finish: randomFinish(choice, behind) };
  });
}

function randomSolid(choice: Choice, at: Point): Solid {
  const size = () => choice.between(0.1, 0.7);
  const simple = (): Solid => {
    switch (choice.one(['ball', 'block', 'drum', 'ring', 'stick'])) {
      case 'ball':
        return ball(at, [size(), size(), size()]);
      case 'block':
        return block(at, [size(), size(), size()], choice.between(0.01, 0.09));
      case 'drum':
        return drum(at, size(), size(), choice.between(0.01, 0.08));
      case 'ring':
        return ring(at, size() + 0.1, size() + 0.1, choice.between(0.03, 0.12));
      case 'stick': {
        const to: Point = [at[0] + choice.between(-0.8, 0.8), choice.between(0.1, 2), at[2]];
        return stick(at, to, choice.between(0.03, 0.2), choice.between(0.03, 0.2));
      }
    }
  };
  return choice.chance(0.3) ? joined(0.15, simple(), simple()) : simple();
}

function boxes(choice: Choice, behind: Color): Thing {
  const half: Point = [choice.between(0.3, 1), choice.between(0.05, 1), choice.between(0.2, 0.8)];
  const body = {
    solid: block([0, half[1], 0], half, choice.between(0.01, 0.12)),
    finish: randomFinish(choice, behind),
  };
  const band = {
    solid: block([0, half[1], 0], [half[0] * 0.2, half[1] + 0.02, half[2] + 0.02], 0.01),
    finish: randomFinish(choice, behind),
  };
  return choice.chance(0.4) ? [body, band] : [body];
}

/** A top on legs. */
function furniture(choice: Choice, behind: Color): Thing {
  const [wide, deep, high] = [
    choice.between(0.4, 1),
    choice.between(0.3, 0.8),
    choice.between(0.4, 1.4),
  ];
  const [topFinish, legFinish] = [randomFinish(choice, behind), randomFinish(choice, behind)];
  const thick = choice.between(0.03, 0.1);
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({
      solid: stick([x * wide, 0, z * deep], [x * wide * 0.7, high, z * deep * 0.7], thick),
      finish: legFinish,
    })),
  );
  const top = block([0, high, 0], [wide, choice.between(0.04, 0.4), deep], 0.04);
  return [...legs, { solid: top, finish: topFinish }];
}
