import { mix } from '../color-math.ts';
import type { Canvas, DrawPlace } from '../scene.ts';
import { ellipse, hill, n, polygon, rect, verticalGradient } from '../shapes.ts';

/** Blue that deepens, rays from above, a sandy floor with kelp and coral. */
export const underwater: DrawPlace = (canvas) => {
  const { width, height, unit, light, random } = canvas;
  const floor = height * 0.82;
  const sky = verticalGradient(
    'deep',
    ['#7fdbe6', '#3bb0d2', '#1b77a8', '#0d4476'].map((color) => light.paint(color)),
  );
  let rays = '';
  for (let i = 0; i < 6; i += 1) {
    const x = ((i + random() * 0.8) / 6) * width;
    const w = unit * (26 + random() * 60);
    rays += polygon(
      [
        [x, 0],
        [x + w, 0],
        [x + w * 2.4 - unit * 180, height * 0.8],
        [x - unit * 220, height * 0.8],
      ],
      '#ffffff',
      'opacity=".07"',
    );
  }
  let kelp = '';
  for (let i = 0; i < 13; i += 1)
    kelp += stalk(
      canvas,
      ((i + random() * 0.9) / 13) * width,
      floor + unit * 30,
      unit * (90 + random() * 200),
    );
  let bubbles = '';
  for (let i = 0; i < 34; i += 1) {
    const r = unit * (2 + random() * 8);
    bubbles += ellipse(random() * width, random() * height * 0.8, r, r, '#ffffff', 'opacity=".3"');
  }
  return {
    back:
      `<defs>${sky}</defs>` +
      rect(0, 0, width, height, 'url(#deep)') +
      rays +
      hill(canvas, floor - unit * 50, unit * 46, light.paint('#1c6f9b'), random) +
      kelp +
      hill(canvas, floor, unit * 22, light.paint('#d9c795'), random) +
      hill(canvas, floor + unit * 66, unit * 18, light.paint('#c4ae7c'), random) +
      bubbles,
    front: '',
    horizon: height * 0.3,
    ground: { far: floor + unit * 20, near: height - unit * 50 },
    water: { far: height * 0.3, near: height * 0.72 },
    person: unit * 270,
  };
};

function stalk({ light, random, unit }: Canvas, x: number, base: number, high: number): string {
  const sway = unit * (14 + random() * 16) * (random() < 0.5 ? -1 : 1);
  const color = light.paint(mix('#1f8a72', '#2b5f8f', random() * 0.8));
  return `<path fill="none" stroke="${color}" stroke-width="${n(unit * 11)}" stroke-linecap="round" opacity=".75" d="M${n(x)} ${n(base)}q${n(sway)} ${n(-high * 0.25)} 0 ${n(-high * 0.5)}t0 ${n(-high * 0.5)}"/>`;
}
