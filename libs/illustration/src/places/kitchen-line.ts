import type { Canvas } from '../scene.ts';
import { ellipse, rect } from '../shapes.ts';

/** Cupboards along a kitchen's wall with a stove among them, and hanging ones above it. */
export function kitchenLine(
  { width, unit }: Canvas,
  floor: number,
  stove: number,
  paint: (color: string) => string,
): string {
  const [top, door] = [floor - unit * 136, unit * 132];
  let drawn =
    rect(0, top, width, floor - top, paint('#f3eee4')) +
    rect(0, floor - unit * 16, width, unit * 16, paint('#8b8f96'));
  for (let x = stove + unit * 160 - Math.ceil(width / door) * door; x < width; x += door)
    drawn +=
      rect(x, top, unit * 3, floor - top - unit * 16, paint('#d3ccbe')) +
      rect(x + door - unit * 24, top + unit * 34, unit * 6, unit * 30, paint('#9aa0a8'));
  drawn += rect(0, top - unit * 14, width, unit * 18, paint('#a9764c'));
  return drawn + oven(stove, top, floor, unit, paint) + hanging(stove, floor, unit, paint);
}

function oven(
  x: number,
  top: number,
  floor: number,
  unit: number,
  paint: (color: string) => string,
): string {
  const knobs = [34, 66, 98, 130].map((at) =>
    ellipse(x + unit * at, top + unit * 16, unit * 7, unit * 7, paint('#3a404d')),
  );
  return (
    rect(x, top - unit * 14, unit * 160, floor - top + unit * 6, paint('#c9ced4')) +
    rect(x, top - unit * 14, unit * 160, unit * 12, paint('#3a404d')) +
    knobs.join('') +
    rect(x + unit * 16, top + unit * 46, unit * 128, unit * 66, paint('#3a404d')) +
    rect(x + unit * 16, top + unit * 34, unit * 128, unit * 7, paint('#8b8f96'))
  );
}

function hanging(x: number, floor: number, unit: number, paint: (color: string) => string): string {
  const [left, top, high] = [x - unit * 60, floor - unit * 440, unit * 150];
  return [0, 1]
    .map((i) => {
      const at = left + i * unit * 140;
      return (
        rect(at, top, unit * 137, high, paint('#f3eee4')) +
        rect(at, top + high - unit * 6, unit * 137, unit * 6, paint('#d3ccbe')) +
        rect(at + unit * (i ? 12 : 119), top + unit * 100, unit * 6, unit * 30, paint('#9aa0a8'))
      );
    })
    .join('');
}
