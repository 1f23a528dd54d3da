import { mixColor, type Color } from '../samples/light.ts';
import { layeredNoise } from '../samples/noise.ts';
import {
  clay,
  cloth,
  enamel,
  glaze,
  leaf,
  metal,
  paper,
  plastic,
  rubber,
  wax,
} from '../store-pictures/finishes.ts';
import type { Finish } from '../store-pictures/thing.ts';
import type { Choice } from './random-choice.ts';

type Paint = (x: number, y: number, z: number) => Color;

/** Surfaces of all kinds, one in three of nearly the colour it stands in front of. */
export function randomFinish(choice: Choice, behind: Color): Finish {
  const paint = randomPaint(choice, behind);
  if (choice.chance(0.08)) return { ...metal('#c8c8c8', choice.between(0.1, 0.5)) };
  const kinds = [glaze, clay, plastic, enamel, paper, rubber, wax, leaf] as const;
  if (choice.chance(0.12)) return cloth(paint, choice.between(20, 80));
  return choice.one(kinds)(paint);
}

function randomPaint(choice: Choice, behind: Color): Paint {
  const color = () => (choice.chance(0.36) ? choice.near(behind) : choice.color());
  const [first, second] = [color(), color()];
  const [across, up] = [choice.between(-7, 7), choice.between(-9, 9)];
  const turn = choice.between(0, 9);
  switch (choice.one(['plain', 'plain', 'plain', 'split', 'stripes', 'clouds', 'spots'])) {
    case 'plain':
      return () => first;
    case 'split': {
      const line = choice.between(0.2, 1.5);
      return (x, y, z) => (y + 0.1 * Math.sin(x * across + z) < line ? first : second);
    }
    case 'stripes':
      return (x, y, z) => (Math.sin(x * across + y * up + z * 2 + turn) > 0.2 ? first : second);
    case 'clouds':
      return (x, y, z) =>
        mixColor(first, second, layeredNoise(x * across * 0.5, y * up * 0.5, z * 3, 4));
    case 'spots':
      return (x, y, z) =>
        Math.sin(x * 9 + turn) * Math.sin(y * 9) * Math.sin(z * 9 + turn) > 0.35 ? second : first;
  }
}
