import { createRandom } from '@tintory/pixels';
import type { PromptReading } from '@tintory/prompts';
import { expect, it } from 'vitest';
import { foreground } from './foreground.ts';
import { createLight } from './light.ts';
import type { Canvas } from './scene.ts';

function canvasOf(said: Partial<PromptReading>, width = 1_000): Canvas {
  const reading: PromptReading = { things: [], understood: [], unknown: [], ...said };
  const [light, random] = [createLight(reading), createRandom(1)];
  return { width, height: 1_000, unit: 1, light, reading, random };
}

const growth = { tone: '#78b85a', shade: '#17402f', petals: ['#ffffff'] };
/** Pixels from the left at which each blade and stem begins. */
const feet = (drawn: string) => [...drawn.matchAll(/d="M([-\d.]+)/g)].map(([, x]) => Number(x));

it.each([560, 1_000, 1_780])('leaves the middle of a picture %i wide to its things', (width) => {
  const all = feet(foreground(canvasOf({}, width), growth));
  expect(all.some((x) => x < width * 0.1)).toBe(true);
  expect(all.some((x) => x > width * 0.9)).toBe(true);
  const middle = all.filter((x) => x > 260 && x < width - 260);
  expect(middle).toEqual([]);
});

it.each([{ season: 'winter' }, { weather: ['snow'] }] as const)('nothing grows in %o', (said) => {
  expect(foreground(canvasOf(said as Partial<PromptReading>), growth)).toBe('');
});
