import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { blanks, blanksFolder, mapsOf } from '@tintory/mockups';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arts } from './arts.ts';
import { drawBlank } from './draw-blank.ts';
import { writeMaps } from './write-maps.ts';

/** Mean difference by rounding between machines, in levels of 255. */
const meanApart = 0.6;

let pool: ImagePool;
let folder: string;
beforeAll(async () => {
  pool = createImagePool({ size: 1 });
  folder = await mkdtemp(join(tmpdir(), 'tintory-blanks-'));
  const board = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#2a6f97"/>
    <path d="M0 0h200v200H0z M200 200h200v200H200z" fill="#f2c14e"/></svg>`;
  await sharp(Buffer.from(board)).png().toFile(join(folder, 'board.png'));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

const views = [...blanks.values()].flatMap((record) =>
  record.views.map((view) => ({ record, view })),
);

async function draw({ record, view }: (typeof views)[number], name: string): Promise<string> {
  const outputPath = join(folder, `${name}.png`);
  const path = join(folder, 'board.png');
  const { side } = view;
  await pool.mockup({
    areas: record.areas.map(({ id, width, height, bleed, tiled }) => ({
      ...{ id, width, height, bleed, tiled },
      layers: [{ path, x: width / 2, y: height / 2, scale: tiled ? 0.2 : 0.8, rotation: 15 }],
    })),
    pictures: [
      {
        ...{ outputPath, side, maps: mapsOf(record.id, view.id), backdrop: 'studio' },
        crop: { x: 0, y: 0, width: side, height: side },
        shapes: view.areas.map(({ id, on }) => ({ area: id, on })),
      },
    ],
    ...{ color: '#c9d6c3', weave: record.weave, width: 160, format: 'png' },
  });
  return outputPath;
}

const pixelsOf = (path: string) => sharp(path).removeAlpha().raw().toBuffer();

describe('a blank with a print', () => {
  it.each(views.map((one) => [`${one.record.id}-${one.view.id}`, one] as const))(
    'looks as it was kept: %s',
    async (name, one) => {
      await expectPicture(import.meta.dirname, name, await draw(one, name));
    },
  );

  it('is the same file each time', async () => {
    const [one] = views;
    if (!one) throw new Error('There is no view.');
    const [first, second] = [await draw(one, 'first'), await draw(one, 'second')];
    expect(await readFile(first)).toEqual(await readFile(second));
  });
});

describe('the maps', () => {
  it('are there for every view that is drawn, and the other way round', () => {
    const drawn = Object.entries(arts).flatMap(([id, each]) =>
      Object.keys(each).map((view) => `${id}/${view}`),
    );
    expect(views.map(({ record, view }) => `${record.id}/${view.id}`).sort()).toEqual(drawn.sort());
  });

  it('come out as they are kept when they are drawn again', async () => {
    const art = arts['stickers']?.['front'];
    if (!art) throw new Error('There are no stickers.');
    await writeMaps(folder, 'front', await drawBlank(art));
    for (const map of ['light', 'cover']) {
      const [now, kept] = await Promise.all(
        [folder, join(blanksFolder, 'stickers')].map((one) =>
          pixelsOf(join(one, `front.${map}.webp`)),
        ),
      );
      const apart = Uint8Array.from(now ?? []).reduce(
        (sum: number, value, i) => sum + Math.abs(value - (kept?.[i] ?? 0)),
        0,
      );
      expect(apart / (now?.length ?? 1)).toBeLessThan(meanApart);
    }
  });

  it('of a view have the side that its record tells', () => {
    for (const { record, view } of views) expect(arts[record.id]?.[view.id]?.side).toBe(view.side);
  });
});
