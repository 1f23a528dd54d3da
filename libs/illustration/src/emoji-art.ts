import type { Art } from './art.ts';
import { createRequire } from 'node:module';
import { rasterizeSvg } from '@tintory/imaging/files';
import { composedOf, is, motifOf } from './catalogue/catalogue.ts';
import type { Motif } from './catalogue/motif.ts';
import { mix } from './color-math.ts';
import { cakeWith } from './drawn/cake.ts';
import { laidDown } from './drawn/lying.ts';
import { onBroom } from './drawn/on-broom.ts';
import { onLegs } from './drawn/on-legs.ts';
import { mainColor } from './main-color.ts';
import { ownArt } from './own-art.ts';

/** Water, lawn, moon and night of some emoji, which the scene draws itself. */
const ownGround =
  /<path fill="#(?:0084ce|26c9fc)" d="M30 (?:19\.47|23\.08)c-1\.75[^"]*"\/>|<path fill="#(?:00a6ed|5092ff)" d="M30(?:\.01)? 2[0-9]c-1\.75[^"]*"\/>|<path fill="#00f397" d="M30 29\.002H2v[^"]*"\/>|<path fill="#533566" d="M26\.32 2H5\.68[^"]*"\/>|<path fill="#ffb02e" d="M28\.61 13\.409[^"]*"\/>/g;

/** Box that a drawing is measured in: 32 units for the emoji, and room for a body or a wall. */
const box = { width: 48, height: 48 };
const density = 3;

const known = new Map<string, Art>();
let icons: Record<string, { body: string }> | undefined;

/** The drawing of an emoji, measured once a process. */
export async function emojiArt(motif: string): Promise<Art> {
  const found = known.get(motif);
  if (found) return found;
  const isPerson = is(motif, 'person');
  const { body } = motifOf(motif);
  const art = await measure(bodyOf(motif), isPerson);
  const whole = body ? await measure(seated(art, body === 'with tail'), isPerson) : art;
  known.set(motif, whole);
  return whole;
}

/** Drawings composed of what a motif's id ends with. */
const drawings: Record<NonNullable<Motif['draw']>, (of: string) => string> = {
  lying: (who) => laidDown(bodyOf(who)),
  'on broom': (rider) => onBroom(rider, bodyOf(rider), bodyOf('broom')),
  cake: (candles) => cakeWith(Number(candles)),
};

function bodyOf(motif: string): string {
  const { draw, legs } = motifOf(motif);
  if (draw) return drawings[draw](composedOf(motif));
  const own = ownArt.get(motif);
  if (own) return own;
  const require = createRequire(import.meta.url);
  icons ??= (
    require('@iconify-json/fluent-emoji-flat/icons.json') as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
  const icon = icons[motif];
  if (!icon) throw new RangeError(`No emoji ${motif}`);
  const body = icon.body.replace(ownGround, '');
  return legs ? onLegs(legs, body) : body;
}

/** Draws a sitting body below a head, in the head's colours. */
function seated({ body, main }: Art, hasTail: boolean): string {
  const shade = mix(main, '#2b1d2e', 0.18);
  const chest = mix(main, '#fff4e4', 0.55);
  const tail = hasTail
    ? `<path fill="${shade}" d="M23.5 42c5.5 1 7.5-3.5 6.3-8.5c-.5-1.5-2.3-1.2-2.3.3c.2 3-1.5 4.7-4 4.2z"/>`
    : '';
  return `${tail}<ellipse cx="16" cy="36.5" rx="9.6" ry="9" fill="${main}"/><ellipse cx="16" cy="36" rx="5.4" ry="7.5" fill="${chest}"/><ellipse cx="9.3" cy="43" rx="4.3" ry="3" fill="${shade}"/><ellipse cx="22.7" cy="43" rx="4.3" ry="3" fill="${shade}"/><path fill="${main}" d="M11.5 34h3.6v9.300c0 3.2-4.4 3.2-4.4 0zM16.9 34h3.600l.8 9.300c0 3.2-4.4 3.2-4.4 0z"/><g transform="translate(0.8 0) scale(.95)">${body}</g>`;
}

async function measure(body: string, isPerson: boolean): Promise<Art> {
  const [width, height] = [box.width * density, box.height * density];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">${body}</svg>`;
  const { data } = await rasterizeSvg(svg);
  let [left, top, right, bottom] = [width, height, 0, 0];
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length / 4; i += 1) {
    if ((data[i * 4 + 3] as number) < 200) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    const color = (red << 16) | (green << 8) | blue;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return {
    body,
    left: left / density,
    top: top / density,
    right: right / density,
    bottom: bottom / density,
    main: mainColor(counts, isPerson),
    isPerson,
  };
}
