import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRgba } from '@tintory/imaging/files';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { previewOnSkin } from './preview-on-skin.ts';
import { runTattoo, type TattooRequest } from './run-tattoo.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

async function run(changes: Partial<TattooRequest> = {}) {
  const outputPath = folder.path('design.png');
  const svgPath = folder.path('design.svg');
  const answer = await runTattoo({
    prompt: 'wolf',
    // The quickest to draw, for questions that have nothing to do with the style.
    style: 'line',
    ornament: 'none',
    seed: 1,
    size: 400,
    ...changes,
    outputPath,
    svgPath,
  });
  const image = await readRgba(outputPath);
  const alphaAt = (x: number, y: number) => image.data[(y * image.width + x) * 4 + 3] as number;
  return {
    answer,
    image,
    alphaAt,
    png: await readFile(outputPath),
    svg: await readFile(svgPath, 'utf8'),
  };
}

const inked = ({ data }: { data: Uint8Array | Uint8ClampedArray }) => {
  let sum = 0;
  for (let i = 3; i < data.length; i += 4) sum += (data[i] as number) / 255;
  return sum / (data.length / 4);
};

const styles = ['dotwork', 'engraving', 'line', 'blackwork'] as const;

describe('a tattoo design', () => {
  const elephants = {} as Record<TattooRequest['style'], Awaited<ReturnType<typeof run>>>;
  beforeAll(async () => {
    for (const style of styles) elephants[style] = await run({ style, prompt: 'elephant' });
  });

  it.each(styles)('in %s is black ink on transparency', (style) => {
    const { answer, image, alphaAt } = elephants[style];
    expect(answer).toMatchObject({ width: 400, height: 400, contentType: 'image/png' });
    for (const [x, y] of [
      [0, 0],
      [399, 0],
      [0, 399],
      [399, 399],
    ] as const)
      expect(alphaAt(x, y)).toBe(0);
    expect(inked(image)).toBeGreaterThan(0.02);
    for (let i = 0; i < image.data.length; i += 4) {
      if ((image.data[i + 3] as number) <= 200) continue;
      if ((image.data[i] as number) >= 60) expect.fail(`no black ink at ${i / 4}`);
    }
  });

  it('is darkest as blackwork and lightest as a line', () => {
    const [line, dots, black] = (['line', 'dotwork', 'blackwork'] as const).map((style) =>
      inked(elephants[style].image),
    ) as [number, number, number];
    expect(dots).toBeGreaterThan(line);
    expect(black).toBeGreaterThan(dots * 1.5);
  });

  it('shades dotwork: away from the light more dots than towards it', async () => {
    const { image } = await run({ prompt: 'shield', style: 'dotwork' });
    const dots = (from: number, to: number) => {
      let sum = 0;
      for (let y = 120; y < 200; y += 1) {
        for (let x = from; x < to; x += 1) sum += image.data[(y * 400 + x) * 4 + 3] as number;
      }
      return sum;
    };
    expect(dots(250, 310)).toBeGreaterThan(dots(90, 150) * 1.2);
  });

  it('is the same for the same seed, byte for byte, and another for another', async () => {
    const style = 'dotwork';
    const first = await run({ style });
    const again = await run({ style });
    const other = await run({ style, seed: 2 });
    expect(again.png.equals(first.png)).toBe(true);
    expect(again.svg).toBe(first.svg);
    expect(other.svg).not.toBe(first.svg);
  });

  it('carries author and licence in the SVG and hands them back', async () => {
    const { svg, answer } = await run({ prompt: 'lion and a rose' });
    expect(answer.credits).toHaveLength(2);
    expect(answer.credits[0]).toEqual({
      title: 'lion',
      author: 'Lorc',
      licence: 'CC BY 3.0',
      url: 'https://game-icons.net/1x1/lorc/lion.html',
    });
    for (const { author, url } of answer.credits) {
      expect(svg).toContain(`by ${author} (game-icons.net), CC BY 3.0`);
      expect(svg).toContain(url);
    }
  });

  it('says in each of its files that no picture and no trained model went into it', async () => {
    const skinPath = folder.path('skin.webp');
    const { svg, png } = await run({ skinPath });
    expect(svg).toContain('newscodes/digitalsourcetype/algorithmicMedia</Iptc4xmpExt:');
    for (const file of [png, skinPath]) {
      const { xmpAsString } = await sharp(file).metadata();
      expect(xmpAsString).toContain('newscodes/digitalsourcetype/algorithmicMedia"');
    }
  });

  it.each(styles)('in %s has as much ink at any size, as the PNG and as the SVG', async (style) => {
    const { svg, image } = await run({ style, prompt: 'two lions and a rose', size: 800 });
    expect(svg.includes('vector-effect')).toBe(false);
    const inkAt = async (size: number) => {
      const scaled = svg.replace(/width="\d+" height="\d+"/, `width="${size}" height="${size}"`);
      const picture = sharp(Buffer.from(scaled), { unlimited: true }).ensureAlpha();
      return inked({ data: await picture.raw().toBuffer() });
    };
    const ink = inked(image);
    // Dots far below a pixel are a little faint in any rasteriser.
    for (const [size, most] of [
      [200, 0.1],
      [1_200, 0.03],
    ] as const) {
      expect(Math.abs((await inkAt(size)) / ink - 1)).toBeLessThan(most);
    }
  });

  it.each(['dotwork', 'engraving'] as const)(
    'in %s has outlines as thick on small motifs as on large ones',
    async (style) => {
      const { svg } = await run({ style, prompt: 'wolf with a moon and a star' });
      const scales = [...svg.matchAll(/scale\(-?[\d.]+ ([\d.]+)\)[^>]*stroke-width="([\d.]+)"/g)];
      expect(scales.length).toBeGreaterThan(2);
      const widths = scales.map(([, scale, width]) => Number(scale) * Number(width));
      for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? 0, 1);
      expect(new Set(scales.map(([, scale]) => scale)).size).toBeGreaterThan(1);
    },
  );

  it.each(['frame', 'mandala', 'rays'] as const)('gets a %s about it', async (ornament) => {
    const { svg, alphaAt } = await run({ ornament });
    expect(svg.length).toBeGreaterThan((await run()).svg.length * 0.3);
    const ring = Array.from({ length: 360 }, (_, i) => {
      const angle = (i / 180) * Math.PI;
      return Math.max(
        ...[0.4, 0.42, 0.44, 0.46].map((r) =>
          alphaAt(
            Math.round(200 + Math.cos(angle) * r * 400),
            Math.round(200 + Math.sin(angle) * r * 400),
          ),
        ),
      );
    });
    expect(ring.filter((alpha) => alpha > 60).length).toBeGreaterThan(25);
  });

  it('puts the moon above the wolf', async () => {
    const { answer, alphaAt } = await run({ prompt: 'wolf with a moon', style: 'blackwork' });
    expect(answer.understood).toEqual(['wolf', 'moon']);
    const rows = (from: number, to: number) => {
      let widest = 0;
      for (let y = from; y < to; y += 1) {
        let count = 0;
        for (let x = 0; x < 400; x += 1) if (alphaAt(x, y) > 100) count += 1;
        widest = Math.max(widest, count);
      }
      return widest;
    };
    expect(rows(20, 120)).toBeLessThan(rows(160, 380));
  });

  it('names what it did not understand', async () => {
    expect((await run({ prompt: 'a wolf with a flumox' })).answer.unknown).toEqual(['flumox']);
  });

  it('tells what is near where it understood nothing', async () => {
    await expect(run({ prompt: 'dragn' })).rejects.toMatchObject({
      name: 'ImageError',
      code: 'PromptUnclear',
      suggestions: [{ instead_of: 'dragn', words: ['dragon'] }],
    });
    await expect(run({ prompt: '' })).rejects.toMatchObject({
      code: 'PromptUnclear',
      suggestions: [],
    });
  });

  it('tells what is near the words it left out', async () => {
    const { answer } = await run({ prompt: 'a wolf and a dragn and a zorb' });
    expect(answer).toMatchObject({
      unknown: ['dragn', 'zorb'],
      suggestions: [{ instead_of: 'dragn', words: ['dragon'] }],
    });
  });

  it('takes a colour that black ink has not for no slip of the finger', async () => {
    const { answer } = await run({ prompt: 'a red rose' });
    expect(answer).toMatchObject({ unknown: ['red'], suggestions: [] });
  });

  it('writes a name below the motif, in the middle of the sheet', async () => {
    const { answer, alphaAt } = await run({ prompt: 'lion with the name Anna', style: 'line' });
    expect(answer).toMatchObject({ understood: ['lion', '“ANNA”'], unknown: [] });
    const columns = Array.from({ length: 400 }, (_, x) => x).filter((x) =>
      Array.from({ length: 30 }, (_, i) => 340 + i).some((y) => alphaAt(x, y) > 100),
    );
    expect(columns.length).toBeGreaterThan(20);
    expect(((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2).toBeCloseTo(200, -1.5);
  });

  it.each(['none', 'frame', 'mandala', 'rays'] as const)(
    'may be a date alone, with ornament %s',
    async (ornament) => {
      const { answer, image } = await run({ prompt: '12.08.2019', ornament });
      expect(answer.understood).toEqual(['“12.08.2019”']);
      expect(inked(image)).toBeGreaterThan(0.005);
    },
  );

  it('names the text it cannot write', async () => {
    const { answer } = await run({ prompt: 'a rose with the name محمد' });
    expect(answer).toMatchObject({ understood: ['rose'], unknown: ['محمد'] });
    await expect(run({ prompt: '"愛"' })).rejects.toMatchObject({ code: 'PromptUnclear' });
  });

  it('names a style of the prompt that is not the one chosen', async () => {
    const unknown = async (style: TattooRequest['style']) =>
      (await run({ prompt: 'a heart as line art', style })).answer.unknown;
    expect(await unknown('line')).toEqual([]);
    expect(await unknown('dotwork')).toEqual(['line art']);
  });

  it('keeps the prompt out of the SVG', async () => {
    const { svg } = await run({ prompt: 'wolf <script>alert(1)</script> "><img src=x>' });
    expect(svg).not.toMatch(/script|alert|<img/);
  });
});

describe('the preview on skin', () => {
  it('is opaque, and darker where ink is', async () => {
    const { image } = await run({ prompt: 'hearts', style: 'blackwork' });
    const skin = previewOnSkin(image);
    expect([skin.width, skin.height]).toEqual([400, 400]);
    const at = (x: number, y: number) => skin.data[(y * 400 + x) * 4] as number;
    expect(skin.data[3]).toBe(255);
    expect(at(60, 60)).toBeGreaterThan(150);
    let darkest = 255;
    for (let x = 100; x < 300; x += 1) darkest = Math.min(darkest, at(x, 180));
    expect(darkest).toBeLessThan(90);
  });
});
