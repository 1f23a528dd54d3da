import { mix } from './color-math.ts';
import { hasWeather, type Canvas } from './scene.ts';
import { ellipse, n } from './shapes.ts';

/** What grows near the eye: its colour and that of its shade, and the flowers in it. */
export type Growth = { tone: string; shade: string; petals?: readonly string[] };

/** A lower corner of the picture: pixels to its edge, and how rich it is in what grows. */
type Corner = { edge: number; inwards: 1 | -1; rich: number };

const blades = 16;
const blooms = 4;

/** Where nothing grows that a corner could be framed with. */
export const isBare = ({ reading }: Canvas): boolean =>
  reading.season === 'winter' || hasWeather(reading, 'snow');

/** Grass near the eye in both lower corners, more in one of them: it frames what is behind. */
export function foreground(canvas: Canvas, growth: Growth): string {
  if (isBare(canvas)) return '';
  const isLeft = canvas.random() < 0.5;
  const corners: Corner[] = [
    { edge: 0, inwards: 1, rich: isLeft ? 1.2 : 0.6 },
    { edge: canvas.width, inwards: -1, rich: isLeft ? 0.6 : 1.2 },
  ];
  return corners
    .map((corner) => grass(canvas, corner, growth) + flowers(canvas, corner, growth))
    .join('');
}

function grass(canvas: Canvas, corner: Corner, { tone, shade }: Growth): string {
  const { unit, light, random } = canvas;
  return Array.from({ length: blades }, (_, i) => {
    // From the inside outwards, so that the highest are foremost.
    const along = 1 - (i + random()) / blades;
    const high = corner.rich * unit * (34 + 112 * (1 - along) ** 1.4) * (0.75 + random() * 0.5);
    return blade(canvas, corner, along, high, light.paint(mix(tone, shade, 0.3 + random() * 0.4)));
  }).join('');
}

function blade(
  { height, unit, random }: Canvas,
  { edge, inwards, rich }: Corner,
  along: number,
  high: number,
  fill: string,
): string {
  const wide = unit * (8 + random() * 6);
  const x = edge + inwards * unit * (along * 190 * rich - 6);
  const foot = height + unit * 8;
  const lean = inwards * high * (0.1 + random() * 0.5) * (random() < 0.2 ? -0.5 : 1);
  const bend = n(foot - high * 0.62);
  return `<path fill="${fill}" d="M${n(x - wide)} ${n(foot)}Q${n(x - wide * 0.5)} ${bend} ${n(x + lean)} ${n(foot - high)}Q${n(x + wide * 0.9)} ${bend} ${n(x + wide)} ${n(foot)}Z"/>`;
}

function flowers(canvas: Canvas, corner: Corner, growth: Growth): string {
  const { petals = [] } = growth;
  const count = petals.length > 0 ? Math.round(blooms * corner.rich) : 0;
  const first = Math.floor(canvas.random() * petals.length);
  return Array.from({ length: count }, (_, i) =>
    flower(canvas, corner, (i + 0.5) / count, growth, petals[(first + i) % petals.length] ?? ''),
  ).join('');
}

/** Lower the farther it is from the corner. */
function flower(
  { height, unit, light, random }: Canvas,
  { edge, inwards, rich }: Corner,
  along: number,
  { tone, shade }: Growth,
  petal: string,
): string {
  const x = edge + inwards * unit * (24 + along * 150 * rich + (random() - 0.5) * 16);
  const y = height - unit * rich * (30 + 92 * (1 - along) + random() * 36);
  const r = unit * (12 + random() * 6);
  const turn = random() * Math.PI;
  const fill = light.paint(petal);
  const around = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / 5;
    const [dx, dy] = [Math.cos(angle) * r * 0.72, Math.sin(angle) * r * 0.72];
    return ellipse(x + dx, y + dy, r * 0.56, r * 0.56, fill);
  });
  const stem = `<path fill="none" stroke="${light.paint(mix(tone, shade, 0.5))}" stroke-width="${n(unit * 4)}" d="M${n(x - inwards * unit * 16)} ${n(height + unit * 4)}Q${n(x - inwards * unit * 8)} ${n(y + unit * 30)} ${n(x)} ${n(y)}"/>`;
  return stem + around.join('') + ellipse(x, y, r * 0.4, r * 0.4, light.paint('#f2b93b'));
}
