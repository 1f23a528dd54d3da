import { mix } from './color-math.ts';
import type { Canvas } from './scene.ts';
import { n, polygon } from './shapes.ts';

/** Degrees at which a palm's fronds leave its trunk, the farthest ones first. */
const fronds = [-168, -12, -140, -40, -112, -68];

/** A palm with a leaning trunk: fronds that arch and hang, their lit side above. */
export function palm(canvas: Canvas, x: number, base: number, high: number, distance: number) {
  const { light, random } = canvas;
  const lean = (random() - 0.5) * high * 0.24;
  const [topX, topY] = [x + lean, base - high * 0.74];
  const foot = high * 0.03;
  const bark = light.paint('#7b5a3e', distance);
  const trunk = `<path fill="${bark}" d="M${n(x - foot)} ${n(base)}Q${n(x + lean * 0.1)} ${n(base - high * 0.4)} ${n(topX - foot * 0.5)} ${n(topY)}h${n(foot)}Q${n(x + lean * 0.1 + foot * 2)} ${n(base - high * 0.4)} ${n(x + foot)} ${n(base)}z"/>`;
  const tone = mix('#3c8f46', '#5da84a', random());
  return (
    trunk +
    fronds
      .map((angle, i) => {
        const fill = light.paint(mix(tone, '#123b34', i < 2 ? 0.3 : i < 4 ? 0.12 : 0), distance);
        return frond(topX, topY, high * (0.34 + random() * 0.06), angle, fill);
      })
      .join('')
  );
}

/** One arched, pointed leaf. */
function frond(x: number, y: number, long: number, degrees: number, fill: string): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const [tipX, tipY] = [x + dx * 1.15, y + dy * 0.55 + long * 0.42];
  return `<path fill="${fill}" d="M${n(x)} ${n(y)}Q${n(x + dx * 0.45)} ${n(y + dy - long * 0.16)} ${n(tipX)} ${n(tipY)}Q${n(x + dx * 0.5)} ${n(y + dy * 0.7 + long * 0.14)} ${n(x)} ${n(y)}z"/>`;
}

/** A plant of broad leaves that fan out of the ground, each with its rib. */
export function broadLeaves(canvas: Canvas, x: number, base: number, high: number): string {
  const { light, random } = canvas;
  const angles = [-1.15, 1.1, -0.72, 0.68, -0.3, 0.26, 0];
  return angles
    .map((lean, i) => {
      const long = high * (0.78 + random() * 0.22);
      const [tipX, tipY] = [x + Math.sin(lean) * long, base - Math.cos(lean) * long];
      const [nx, ny] = [Math.cos(lean) * long * 0.24, Math.sin(lean) * long * 0.24];
      const [mx, my] = [x + (tipX - x) * 0.55, base + (tipY - base) * 0.55];
      const tone = mix('#1f6b3f', '#3d9150', (i / angles.length) * 0.7 + random() * 0.3);
      const leaf = `<path fill="${light.paint(tone)}" d="M${n(x)} ${n(base)}Q${n(mx - nx)} ${n(my - ny)} ${n(tipX)} ${n(tipY)}Q${n(mx + nx)} ${n(my + ny)} ${n(x)} ${n(base)}z"/>`;
      const rib = polygon(
        [
          [x - high * 0.01, base],
          [x + (tipX - x) * 0.9, base + (tipY - base) * 0.9],
          [x + high * 0.01, base],
        ],
        light.paint(mix(tone, '#ffffff', 0.22)),
      );
      return leaf + rib;
    })
    .join('');
}

/** A vine that hangs from above, with leaves in turn at its sides. */
export function vine(canvas: Canvas, x: number, long: number): string {
  const { light, unit, random } = canvas;
  const fill = light.paint(mix('#2f7a3d', '#4c9a4a', random()));
  const sway = (random() - 0.5) * unit * 60;
  const at = (t: number) => [x + sway * Math.sin(t * Math.PI), t * long] as const;
  let drawn = `<path fill="none" stroke="${fill}" stroke-width="${n(unit * 5)}" stroke-linecap="round" d="M${n(x)} 0Q${n(x + sway * 1.6)} ${n(long / 2)} ${n(x)} ${n(long)}"/>`;
  const leaves = Math.round(long / (unit * 34));
  for (let i = 1; i <= leaves; i += 1) {
    const [lx, ly] = at(i / leaves);
    const side = i % 2 ? 1 : -1;
    drawn += `<path fill="${fill}" d="M${n(lx)} ${n(ly)}q${n(side * unit * 16)} ${n(-unit * 12)} ${n(side * unit * 34)} ${n(unit * 10)}q${n(-side * unit * 22)} ${n(unit * 12)} ${n(-side * unit * 34)} ${n(-unit * 10)}z"/>`;
  }
  return drawn;
}
