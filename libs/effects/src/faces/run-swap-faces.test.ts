import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTempFolder,
  type TempFolder,
  decode,
  drawFaces,
  type DrawnFace,
  turnHead,
} from '@tintory/imaging/testing';
import { runDetectFaces } from '@tintory/imaging/faces';
import { runSwapFaces } from './run-swap-faces.ts';

let folder: TempFolder;
let [couple, single, leaning, wall] = ['', '', '', ''];
const left = { x: 150, y: 200, radius: 60 };
const right = { x: 450, y: 220, radius: 70, skin: '#c08a68' };

beforeAll(async () => {
  folder = await createTempFolder();
  const put = async (name: string, faces: DrawnFace[], width = 600) =>
    folder.put(name, await drawFaces(width, 400, faces).png().toBuffer());
  couple = await put('couple.png', [left, right]);
  single = await put(
    'single.png',
    [{ x: 200, y: 200, radius: 80, skin: '#e8c0a4', open: 0.15 }],
    400,
  );
  leaning = await put('leaning.png', [{ x: 200, y: 200, radius: 80, lean: 90 }], 400);
  wall = await put('wall.png', [], 400);
});
afterAll(() => folder.remove());

const swap = (sourcePaths: string[], indexes: number[], targetPath = couple) =>
  runSwapFaces(
    { targetPath, sourcePaths, indexes, outputPath: folder.path('out.png'), format: 'png' },
    () => undefined,
  );

describe('swapping', () => {
  it('changes the faces that were named, nothing else, and says how the picture was made', async () => {
    const progress: number[] = [];
    const outputPath = folder.path('one.png');
    const answer = await runSwapFaces(
      { targetPath: couple, sourcePaths: [single], indexes: [1], outputPath, format: 'png' },
      (share) => progress.push(share),
    );
    expect(answer).toMatchObject({
      width: 600,
      height: 400,
      contentType: 'image/png',
      swapped: [1],
    });
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const { xmpAsString } = await sharp(outputPath).metadata();
    expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia');
    const [before, after] = [await decode(sharp(couple)), await decode(sharp(outputPath))];
    const changed = [0, 0];
    for (let i = 0; i < before.data.length; i += 1) {
      if (before.data[i] === after.data[i]) continue;
      const half = (i / 4) % 600 < 300 ? 0 : 1;
      changed[half] = (changed[half] ?? 0) + 1;
    }
    expect(changed[0]).toBe(0);
    expect(changed[1]).toBeGreaterThan(3_000);
  });

  it('tells how like the heads stand', async () => {
    expect(await swap([single], [0])).toMatchObject({ fit: 'good' });
    const leant = await folder.put(
      'leant.png',
      await drawFaces(400, 400, [{ x: 200, y: 200, radius: 80, lean: -40 }])
        .png()
        .toBuffer(),
    );
    expect(await swap([leant], [0])).toMatchObject({ fit: 'fair' });
  });

  it('tells when a small face takes the place of a large one', async () => {
    const large = await folder.put(
      'large.png',
      await drawFaces(600, 600, [{ x: 300, y: 300, radius: 200 }])
        .png()
        .toBuffer(),
    );
    expect(await swap([single], [0], large)).toMatchObject({ coarse: true });
    expect(await swap([large], [0], single)).toMatchObject({ coarse: false });
  });

  it('tells when a face of few pixels takes the place of one of half as many again', async () => {
    const drawn = async (radius: number) =>
      folder.put(
        `face-${radius}.png`,
        await drawFaces(300, 300, [{ x: 150, y: 150, radius }])
          .png()
          .toBuffer(),
      );
    const [few, more, enough, large] = [
      await drawn(32),
      await drawn(48),
      await drawn(64),
      await drawn(96),
    ];
    expect(await swap([few], [0], more)).toMatchObject({ coarse: true });
    expect(await swap([few], [0], few)).toMatchObject({ coarse: false });
    expect(await swap([enough], [0], large)).toMatchObject({ coarse: false });
  });

  it('tells when dark glasses hide the eyes of the new face', async () => {
    const put = async (name: string, darkGlasses: boolean) => {
      const drawn = drawFaces(400, 400, [{ x: 200, y: 200, radius: 120, darkGlasses }]);
      return folder.put(name, await drawn.png().toBuffer());
    };
    const [bare, hidden] = [await put('bare.png', false), await put('hidden.png', true)];
    expect(await swap([hidden], [0], bare)).toMatchObject({ covered: true });
    expect(await swap([bare], [0], hidden)).toMatchObject({ covered: false });
  });

  it('tells when hair hangs over half of a face that is turned aside', async () => {
    const head = { x: 450, y: 450, radius: 250 };
    const strands = Array.from({ length: 16 }, (_, i) => {
      const x = 480 + i * 13;
      return `<path d="M${x} 160 Q${x + 12} 420 ${x} 720" stroke="#6b4a36" opacity=".6" stroke-width="4" fill="none"/>`;
    });
    const hair = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${strands.join('')}</svg>`;
    const put = async (name: string, yaw: number, over: string[]) => {
      const drawn = await drawFaces(900, 900, [head]).png().toBuffer();
      const worn = await sharp(drawn)
        .composite(over.map((svg) => ({ input: Buffer.from(svg) })))
        .png()
        .toBuffer();
      return folder.put(name, await (await turnHead(sharp(worn), head, yaw)).png().toBuffer());
    };
    const turned = await put('turned.png', -33, []);
    expect(await swap([await put('hair.png', -33, [hair])], [0], turned)).toMatchObject({
      hair: true,
    });
    expect(await swap([turned], [0], turned)).toMatchObject({ hair: false });
  });

  it('tells when a blurred face takes the place of a sharp one, and not of one as blurred', async () => {
    const faces = drawFaces(400, 400, [{ x: 200, y: 200, radius: 120 }]);
    const sharpFace = await folder.put('sharp.png', await faces.png().toBuffer());
    const soft = await folder.put('soft.png', await sharp(sharpFace).blur(4).toBuffer());
    expect(await swap([soft], [0], sharpFace)).toMatchObject({ coarse: true });
    expect(await swap([soft], [0], soft)).toMatchObject({ coarse: false });
    expect(await swap([sharpFace], [0], soft)).toMatchObject({ coarse: false });
  });

  it('tells of how many faces in a source it took the largest', async () => {
    const put = async (name: string, others: number) => {
      const faces = [120, 360, 600, 840].map((x, i) => ({ x, y: 150, radius: i ? others : 70 }));
      return folder.put(name, await drawFaces(960, 320, faces).png().toBuffer());
    };
    const [four, crowd] = [await put('four.png', 62), await put('crowd.png', 30)];
    expect(await swap([four], [0])).toMatchObject({ severalFaces: 4 });
    expect(await swap([single, four], [0, 1])).toMatchObject({ severalFaces: 4 });
    // Faces far behind another are not counted, and one face is one.
    expect(await swap([crowd], [0])).not.toHaveProperty('severalFaces');
    expect(await swap([single], [0])).not.toHaveProperty('severalFaces');
  });

  it('makes a small result of faces that were found in the whole picture', async () => {
    const small = { x: 60, y: 60, radius: 36 };
    const crowd = await drawFaces(2_000, 1_000, [small, { x: 1_500, y: 500, radius: 300 }])
      .png()
      .toBuffer();
    const targetPath = await folder.put('crowd.png', crowd);
    expect((await runDetectFaces({ inputPath: targetPath })).faces).toHaveLength(2);
    const answer = await runSwapFaces(
      {
        ...{ targetPath, sourcePaths: [single], indexes: [1] },
        ...{ outputPath: folder.path('small.png'), format: 'png', maxPixels: 20_000 },
      },
      () => undefined,
    );
    expect(answer).toMatchObject({ width: 200, height: 100, swapped: [1] });
  });

  it('puts one source onto all faces', async () => {
    expect((await swap([single], [1, 0])).swapped).toEqual([1, 0]);
  });

  it('gives each face its own source, in the order of the indexes', async () => {
    const paint = async (name: string, lips: string) =>
      folder.put(
        name,
        await drawFaces(400, 400, [{ x: 200, y: 200, radius: 80, lips }])
          .png()
          .toBuffer(),
      );
    const [blue, green] = [await paint('blue.png', '#2a50c8'), await paint('green.png', '#2a9c3c')];
    /** The colours of the lips of both faces of the result. */
    const painted = async (...request: [sources: string[], indexes: number[]]) => {
      await swap(...request);
      const { data } = await decode(sharp(folder.path('out.png')));
      return [left, right].map(({ x, y, radius }) => {
        const i = (Math.round(y + 0.62 * radius) * 600 + x) * 4;
        const [, g = 0, b = 0] = data.subarray(i, i + 3);
        return b > g ? 'blue' : 'green';
      });
    };
    expect(await painted([blue, green], [0, 1])).toEqual(['blue', 'green']);
    expect(await painted([blue, green], [1, 0])).toEqual(['green', 'blue']);
  });

  it('refuses a target or a source without a face', async () => {
    await expect(swap([single], [0], wall)).rejects.toMatchObject({ code: 'NoFace' });
    await expect(swap([wall], [0])).rejects.toMatchObject({ code: 'NoFace' });
  });

  it('refuses a head that stands too differently', async () => {
    await expect(swap([leaning], [0])).rejects.toMatchObject({ code: 'FacesDiffer' });
  });

  it('names a face that is not there before it compares those that are', async () => {
    await expect(swap([leaning], [0, 7])).rejects.toMatchObject({
      code: 'InvalidInput',
      reason: 'faceMissing',
    });
  });

  it.each([-70, 60, 180])(
    'refuses a head that leans by %i°, as the source and as the target',
    async (lean) => {
      const drawing = drawFaces(400, 400, [{ x: 200, y: 200, radius: 80, lean }]);
      const rolled = await folder.put(`rolled${lean}.png`, await drawing.png().toBuffer());
      const code = 'FacesDiffer';
      await expect(swap([rolled], [0])).rejects.toMatchObject({ code });
      await expect(swap([single], [0], rolled)).rejects.toMatchObject({ code });
    },
  );

  it('refuses a head upside down that is taken for an upright one at first', async () => {
    // Its covered mouth leaves it the likelier to be misread.
    const head = drawFaces(512, 512, [{ x: 226, y: 124, radius: 54 }]);
    const mask = { create: { width: 70, height: 40, channels: 3, background: '#222222' } } as const;
    const masked = head.composite([{ input: mask, left: 190, top: 140 }]);
    const turned = await sharp(await masked.png().toBuffer())
      .rotate(180)
      .png()
      .toBuffer();
    const path = await folder.put('masked.png', turned);
    expect((await runDetectFaces({ inputPath: path })).faces).toHaveLength(1);
    await expect(swap([path], [0])).rejects.toMatchObject({ code: 'FacesDiffer' });
  });

  it.each([-40, 40])('refuses a head that is turned by %i°', async (yaw) => {
    const head = { x: 200, y: 200, radius: 80 };
    const drawing = await turnHead(drawFaces(400, 400, [head]), head, yaw);
    const turned = await folder.put(`turned${yaw}.png`, await drawing.png().toBuffer());
    expect((await runDetectFaces({ inputPath: turned })).faces).toHaveLength(1);
    await expect(swap([turned], [0])).rejects.toMatchObject({ code: 'FacesDiffer' });
    await expect(swap([single], [0], turned)).rejects.toMatchObject({ code: 'FacesDiffer' });
  });

  it('takes a head that is turned a little', async () => {
    const head = { x: 200, y: 200, radius: 80 };
    const drawing = await turnHead(drawFaces(400, 400, [head]), head, 12);
    const turned = await folder.put('turned.png', await drawing.png().toBuffer());
    expect((await swap([turned], [0])).swapped).toEqual([0]);
  });

  it('takes a head that leans as people lean', async () => {
    const drawing = drawFaces(400, 400, [{ x: 200, y: 200, radius: 80, lean: -30 }]);
    const tilted = await folder.put('tilted.png', await drawing.png().toBuffer());
    expect((await swap([tilted], [0])).swapped).toEqual([0]);
  });

  it.each([
    ['a face that is not there', 1, [2]],
    ['no face at all', 1, []],
    ['a face twice', 1, [0, 0]],
    ['two sources for one face', 2, [0]],
  ])('refuses %s', async (_, sources, indexes) => {
    await expect(swap(new Array<string>(sources).fill(single), indexes)).rejects.toMatchObject({
      code: 'InvalidInput',
    });
  });
});
