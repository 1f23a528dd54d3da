import type { Art } from './art.ts';
import { createRequire } from 'node:module';
import { rasterizeSvg } from '@tintory/imaging/files';
import { broomRiderOf, onBroom } from './broom.ts';
import { boughs, climbedTree, climberOf, withoutRock } from './climb.ts';
import { mix } from './color-math.ts';
import { laidDown, lyingOf } from './lie.ts';
import { mainColor } from './main-color.ts';
import { ownDrawings } from './own-drawings.ts';
import { cakeWith } from './own-parts.ts';
import { mooseOf } from './moose.ts';
import { coatOf, inCoat } from './other-coats.ts';
import { unicornOf } from './unicorn.ts';
import { wholeFigure } from './whole-figures.ts';
import { childOf, children, grown, grownOf, people } from './people.ts';

/** Emoji that are heads: they get a body to sit on, in the manner of the rest. */
const heads =
  /^(wolf|fox|raccoon|lion|bear|polar-bear|koala|panda|hamster|frog|tiger-face|dog-face|cat-face|orangutan|robot|alien)$/;
/** Those without a tail to speak of. */
const tailless = /^(bear|polar-bear|koala|panda|hamster|frog|orangutan|robot|alien)$/;

/** Water, lawn, moon and night that some emoji bring along; the scene has its own. */
const ownGround =
  /<path fill="#(?:0084ce|26c9fc)" d="M30 (?:19\.47|23\.08)c-1\.75[^"]*"\/>|<path fill="#(?:00a6ed|5092ff)" d="M30(?:\.01)? 2[0-9]c-1\.75[^"]*"\/>|<path fill="#00f397" d="M30 29\.002H2v[^"]*"\/>|<path fill="#533566" d="M26\.32 2H5\.68[^"]*"\/>|<path fill="#ffb02e" d="M28\.61 13\.409[^"]*"\/>/g;

/** As dark as its body: then its wings are what has a colour, and take another. */
const darkVeins = ['#533566', '#321b41'] as const;

/** Box that a drawing is measured in: 32 units wide, room for a body below and for a wall. */
const box = { width: 48, height: 48 };
const density = 3;

const known = new Map<string, Art>();
let icons: Record<string, { body: string }> | undefined;

/** The drawing of an emoji, measured once a process. */
export async function emojiArt(motif: string): Promise<Art> {
  const found = known.get(motif);
  if (found) return found;
  const isPerson = people.test(motif);
  const art = await measure(bodyOf(motif), isPerson);
  const whole = heads.test(motif)
    ? await measure(seated(art, !tailless.test(motif)), isPerson)
    : art;
  known.set(motif, whole);
  return whole;
}

function bodyOf(motif: string): string {
  const own = ownDrawings[motif];
  if (own) return own.body;
  const candles = /^tintory-cake-(\d+)$/.exec(motif)?.[1];
  if (candles) return cakeWith(Number(candles));
  const coat = coatOf(motif);
  if (coat) return inCoat(bodyOf(coat.of), coat);
  if (motif === 'unicorn') return unicornOf(bodyOf('horse'));
  const child = children[motif];
  if (child) return childOf(bodyOf(child.body), bodyOf(child.head));
  const adult = grown[motif];
  if (adult) return grownOf(bodyOf(adult.body), bodyOf(adult.head));
  const lies = lyingOf(motif);
  if (lies) return laidDown(bodyOf(lies));
  if (motif === climbedTree) return bodyOf('deciduous-tree') + boughs;
  const rider = broomRiderOf(motif);
  if (rider) return onBroom(rider, bodyOf(rider), bodyOf('broom'));
  const climber = climberOf(motif);
  if (climber) return withoutRock(bodyOf(climber));
  const require = createRequire(import.meta.url);
  icons ??= (
    require('@iconify-json/fluent-emoji-flat/icons.json') as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
  const icon = icons[motif];
  if (!icon) throw new RangeError(`No emoji ${motif}`);
  const body = icon.body.replace(ownGround, '');
  if (motif === 'moose') return mooseOf(body);
  return motif === 'butterfly' ? body.replaceAll(...darkVeins) : wholeFigure(motif, body);
}

/** A sitting body below a head: haunches, chest, forepaws and a tail in the head's colours. */
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
