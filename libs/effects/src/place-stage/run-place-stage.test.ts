import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import type { PlaceGround, PlaceScene, PlaceStageRequest } from './place-types.ts';
import { runPlaceStage } from './run-place-stage.ts';
import { drawPlace } from './testing/drawn-place.ts';

let folder: TempFolder;
let drawn: Awaited<ReturnType<typeof drawPlace>>;
beforeAll(async () => {
  folder = await createTempFolder();
  drawn = await drawPlace(folder);
});
afterAll(() => folder.remove());

const boards = (changes: { gloss?: number; roughness?: number } = {}) => ({
  ...{ path: drawn.boardsPath, metres: 0.3, gloss: 0, roughness: 0.1, blades: 0 },
  ...changes,
});

const towards = (yaw: number, blur: number): Pick<PlaceScene, 'directions' | 'depth'> => ({
  directions: [{ yaw, blur: [blur, blur] }],
  depth: 0,
});

const sceneOf = (ground: PlaceGround, changes: Partial<PlaceScene> = {}): PlaceScene => ({
  outputPath: folder.path('out.png'),
  panorama: { path: drawn.panoramaPath, encoding: 'display' },
  ...towards(0, 0.07),
  ...{ ground, pitch: 10, metres: 0.12, foot: 0.84, padding: 0.2 },
  ...{ shadow: 1, relight: 1, seed: 1 },
  ...changes,
});

async function run(scenes: PlaceScene[], changes: Partial<PlaceStageRequest> = {}) {
  const { inputPath, maskPath } = drawn;
  const size = { width: 160, height: 160 };
  const request = { inputPath, maskPath, scenes, size, format: 'png', strokes: [] } as const;
  return runPlaceStage({ ...request, scenes, strokes: [], ...changes }, () => undefined);
}

describe('a picture of a thing in a place', () => {
  it.each<[string, () => PlaceGround, Partial<PlaceScene>]>([
    ['blur', () => ({ kind: 'open' }), {}],
    ['shadow', () => ({ kind: 'sweep', top: '#e4e2de', bottom: '#f0efec', gloss: 0 }), {}],
    ['reflection', () => ({ kind: 'table', surface: boards({ gloss: 1, roughness: 0.04 }) }), {}],
    ['wrap', () => ({ kind: 'open' }), towards(-120, 0.04)],
    ['floor', () => ({ kind: 'floor', surface: boards() }), towards(0, 0.045)],
    [
      'lawn',
      () => ({
        kind: 'floor',
        surface: { path: drawn.grassPath, metres: 0.5, gloss: 0, roughness: 0.5, blades: 0.015 },
      }),
      towards(0, 0.045),
    ],
  ])('looks as it was kept: %s', async (name, ground, changes) => {
    await run([sceneOf(ground(), changes)]);
    await expectPicture(import.meta.dirname, name, folder.path('out.png'));
  });

  it('lies flat and is seen from above where its title says that it never stands', async () => {
    const table: PlaceGround = { kind: 'table', surface: boards() };
    const { flags, views } = await run([sceneOf(table)], { title: 'Silver necklace' });
    expect(flags).toContain('laidFlat');
    expect(views[0]?.pitch).toBe(90);
    await expectPicture(import.meta.dirname, 'flat', folder.path('out.png'));
  });

  it('is as large as things are that its title names, whatever it looks like', async () => {
    const { metres, ...open } = sceneOf({ kind: 'table', surface: boards() });
    expect(metres).toBeDefined();
    const { views, found } = await run([open], { title: 'Espresso cup' });
    const { views: unnamed } = await run([open]);
    expect(views[0]?.metres).toBeLessThan((unnamed[0]?.metres ?? 0) * 0.8);
    expect(found.traits?.metres).toBe(views[0]?.metres);
  });

  it('is told how it was photographed where the scene leaves that open', async () => {
    const table: PlaceGround = { kind: 'fitting', table: boards() };
    const { pitch, metres, ...open } = sceneOf(table);
    expect([pitch, metres]).toEqual([10, 0.12]);
    const { views, thing } = await run([
      { ...open, directions: [...open.directions, { yaw: 90, blur: [0.07, 0.07] }] },
    ]);
    expect(thing).toBe('product');
    expect(views[0]?.pitch).toBeGreaterThan(5);
    expect(views[0]?.metres).toBeGreaterThan(0.05);
  });

  it('is drawn for each place of an order', async () => {
    const [first, second] = [folder.path('1.png'), folder.path('2.png')];
    const table: PlaceGround = { kind: 'table', surface: boards() };
    const { files } = await run([
      sceneOf(table, { outputPath: first }),
      sceneOf(table, { outputPath: second, ...towards(90, 0.07) }),
    ]);
    expect(files).toMatchObject([
      { width: 160, height: 160, contentType: 'image/png' },
      { width: 160, height: 160, contentType: 'image/png' },
    ]);
    const [one, other] = await Promise.all(
      [first, second].map((path) => sharp(path).raw().toBuffer()),
    );
    expect(one?.equals(other as Buffer)).toBe(false);
  });

  it('is no larger than a preview may be', async () => {
    const { files } = await run([sceneOf({ kind: 'table', surface: boards() })], {
      maxPixels: 6_400,
    });
    expect(files).toMatchObject([{ width: 80, height: 80 }]);
  });

  it('tells which panorama cannot be read', async () => {
    const panorama = {
      path: await folder.put('broken.hdr', 'no light'),
      encoding: 'radiance',
    } as const;
    await expect(run([sceneOf({ kind: 'open' }, { panorama })])).rejects.toThrow(/broken\.hdr/);
  });
});
