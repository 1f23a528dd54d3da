import { createRequire } from 'node:module';
import { tokenize, type ColorName } from '@tintory/prompts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { toHex, toHsl } from './color-math.ts';
import { emojiArt } from './emoji-art.ts';
import { type Art } from './art.ts';
import { emojiVocabulary } from './emoji-motifs.ts';
import { glass, isSkin } from './main-color.ts';
import { ownArt } from './own-art.ts';
import { recolor } from './recolor.ts';

/** Saturation that does not run away where a colour is nearly white or black. */
const chroma = (hex: string) => {
  const { s, l } = toHsl(hex);
  return s * (1 - Math.abs(2 * l - 1));
};
const isHue = (from: number, to: number) => (hex: string) =>
  chroma(hex) > 0.15 && toHsl(hex).h > from && toHsl(hex).h < to;
const isColor: Partial<Record<ColorName, (hex: string) => boolean>> = {
  red: (hex) => isHue(335, 361)(hex) || isHue(-1, 20)(hex),
  blue: isHue(190, 240),
  green: isHue(103, 153),
  black: (hex) => chroma(hex) < 0.2 && toHsl(hex).l < 0.45,
  white: (hex) => chroma(hex) < 0.2 && toHsl(hex).l > 0.7,
};

/** Stripes of as many colours as there are, and people with things of other colours. */
const motley =
  /^(lollipop|tintory-beach-ball|thermometer|kite|ski|snowboarder|santa|mx-claus|troll|bicycle|satellite|airplane-arrival)|^person-(with-crown|in-|lifting|elf|vampire|juggling|feeding)/;

/** The same for men and for women. */
const isVariant = /^(man|woman)-(?!standing)/;

/** The pixels of each colour of a drawing. */
async function countColors(body: string): Promise<Map<string, number>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="96" viewBox="0 0 32 48">${body}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  // Counted by number: there are thousands of pixels in each of a thousand drawings.
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] as number) < 250) continue;
    const color = data.readUIntBE(i, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const hexOf = (color: number) => toHex([color >> 16, (color >> 8) & 255, color & 255]);
  return new Map([...counts].map(([color, count]) => [hexOf(color), count]));
}

/** The art of each thing, and the pixels of each of its colours. */
const drawings = new Map<string, { art: Art; counts: Map<string, number> }>();

/** The colours of a drawing that is painted in another, the commonest first. */
function paintedIn(color: ColorName, art: Art, measured: Map<string, number>): string[] {
  const counts = [...measured];
  const body = counts.map(([fill]) => `<path fill="${fill}"/>`).join('');
  const painted = new Map<string, number>();
  [...recolor({ ...art, body }, color).matchAll(/#[0-9a-f]{6}/g)].forEach(([fill], i) => {
    painted.set(fill, (painted.get(fill) ?? 0) + (counts[i]?.[1] ?? 0));
  });
  return [...painted].sort((a, b) => b[1] - a[1]).map(([fill]) => fill);
}

const labels = createRequire(import.meta.url)('emojibase-data/en/data.json') as { label: string }[];
const named = labels
  .map(({ label }) => emojiVocabulary().find(tokenize(label))?.motif)
  .filter((motif) => motif !== undefined);
const things = [...new Set([...named, ...ownArt.keys()])].filter(
  (motif) => !motley.test(motif) && !isVariant.test(motif),
);

describe('a thing painted in another colour', () => {
  beforeAll(async () => {
    for (const motif of things) {
      const art = await emojiArt(motif);
      drawings.set(motif, { art, counts: await countColors(art.body) });
    }
  });

  it.each(['red', 'blue', 'green', 'black', 'white'] as const)(
    'is %s by most of its area but panes, tyres and skin, whatever it is',
    (color) => {
      const wrong: string[] = [];
      for (const [motif, { art, counts }] of drawings) {
        const colors = paintedIn(color, art, counts);
        const isPane = (hex: string) => glass.has(hex) && hex !== art.main;
        const isTyre = (hex: string) =>
          color !== 'black' && toHsl(hex).l < 0.22 && toHsl(art.main).l >= 0.22;
        const most = colors.find(
          (hex) => !isPane(hex) && !isTyre(hex) && !(art.isPerson && isSkin(hex)),
        );
        if (!isColor[color]?.(most ?? '#808080')) wrong.push(`${motif} ${most ?? ''}`);
      }
      expect(wrong).toEqual([]);
      expect(drawings.size).toBe(things.length);
    },
    30_000,
  );

  it.each([
    ['dress', '#46a4fb'],
    ['automobile', '#f8312f'],
    ['bicycle', '#f92f60'],
    ['butterfly', '#ff6723'],
    ['woman-standing', '#8b62bf'],
  ])('has its colour by area: a %s', async (motif, main) => {
    expect((await emojiArt(motif)).main).toBe(main);
  });
});
