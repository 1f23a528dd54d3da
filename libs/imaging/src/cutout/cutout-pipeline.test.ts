import { recut, shrinkPlane, type RgbaImage } from '@tintory/pixels';
import { beforeAll, expect, it } from 'vitest';
import type { CutoutStroke } from './cutout-request.ts';
import type { CutoutResult } from './cutout-types.ts';
import { cutoutPipeline } from './cutout-pipeline.ts';

type Color = [red: number, green: number, blue: number];

function draw(width: number, height: number, color: (x: number, y: number) => Color): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    data.set([...color(i % width, Math.floor(i / width)), 255], i * 4);
  }
  return { data, width, height };
}

/** The drawings' own measure; most are made half as large. */
const [width, height] = [600, 420];
const isDisc = (x: number, y: number) => Math.hypot(x - 240, y - 200) < 110;
const isHandle = (x: number, y: number) => Math.abs(Math.hypot(x - 350, y - 200) - 60) < 14;
const wall = (y: number): Color => [228 - y / 12, 226 - y / 12, 218 - y / 12];

type Point = [x: number, y: number];
type Three = [RgbaImage, RgbaImage, RgbaImage];
/** A drawing at another size. */
const drawn = (color: (x: number, y: number) => Color, longer = width / 2) => {
  const scale = width / longer;
  return draw(longer, Math.round(height / scale), (x, y) => color(x * scale, y * scale));
};
const mugAt = (longer?: number) =>
  drawn((x, y) => (isDisc(x, y) || isHandle(x, y) ? [190 - x / 8, 52, 44] : wall(y)), longer);
const mug = mugAt();

/** The alpha at a place of the drawing. */
const alphaAt = ({ data, width: w }: RgbaImage, x: number, y: number) => {
  const scale = w / width;
  return (data[(Math.round(y * scale) * w + Math.round(x * scale)) * 4 + 3] ?? NaN) / 255;
};

/** Larger than what is cut: its edge is drawn anew at full size. */
let cutMug: CutoutResult;
let cutSmall: CutoutResult;
beforeAll(async () => {
  cutMug = await cutoutPipeline(mugAt(width));
  cutSmall = await cutoutPipeline(mug);
});

it('follows the outline of the subject, and sees through its handle', () => {
  const { alpha, confidence } = cutMug;
  let [both, either] = [0, 0];
  alpha.data.forEach((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const truth = isDisc(x, y) || isHandle(x, y);
    if (value > 0.5 && truth) both += 1;
    if (value > 0.5 || truth) either += 1;
  });
  expect(both / either).toBeGreaterThan(0.97);
  expect(confidence).toBeGreaterThan(0.6);
});

it('leaves nothing of the background’s colour where it is gone', () => {
  const { foreground } = cutMug;
  expect([...foreground.data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
});

it('brings in what a keep stroke covers and takes out what an erase stroke covers', async () => {
  const { foreground } = await cutoutPipeline(mug, {
    strokes: [
      {
        mode: 'keep',
        radius: 0.03,
        points: [
          [0.85, 0.2],
          [0.9, 0.2],
        ],
      },
      {
        mode: 'erase',
        radius: 0.03,
        points: [
          [0.4, 0.4],
          [0.4, 0.55],
        ],
      },
    ],
  });
  expect(alphaAt(foreground, 525, 84)).toBeGreaterThan(0.9);
  expect(alphaAt(foreground, 240, 200)).toBeLessThan(0.1);
  expect(alphaAt(foreground, 180, 150)).toBeGreaterThan(0.9);
});

it('leaves the cutout as it was wherever no stroke is near', async () => {
  const { alpha: before } = cutSmall;
  const strokes = [{ mode: 'erase' as const, radius: 0.02, points: [[0.68, 0.48]] as Point[] }];
  const { alpha: after } = await cutoutPipeline(mug, { strokes });
  const left = (data: Float32Array) => data.filter((_, i) => i % mug.width < mug.width / 3);
  expect(left(after.data)).toEqual(left(before.data));
  expect(after.data).not.toEqual(before.data);
});

it('is corrected in a browser from a small preview as it is here from the whole', async () => {
  const [large, preview, shown] = [900, 570, 720].map((longer) => mugAt(longer)) as Three;
  const strokes: CutoutStroke[] = [
    { mode: 'erase', radius: 0.015, points: [[0.68, 0.48]] },
    {
      mode: 'keep',
      radius: 0.02,
      points: [
        [0.1, 0.8],
        [0.2, 0.8],
      ],
    },
    { mode: 'erase', radius: 0.01, points: [[0.3, 0.5]], tap: true },
  ];
  const { alpha } = await cutoutPipeline(large, { strokes });
  const base = (await cutoutPipeline(preview)).alpha;
  const there = shrinkPlane(alpha, shown.width, shown.height);
  const here = recut(shown, base, strokes);
  const apart = here.data.filter((value, i) => Math.abs(value - (there.data[i] as number)) > 0.5);
  expect(apart.length / here.data.length).toBeLessThan(0.01);
});

it('starts from nothing where it would be refused: strokes are all there is to go by', async () => {
  const paper = drawn((x, y) => (isDisc(x, y) ? [222, 216, 204] : wall(y)));
  const strokes = [
    {
      mode: 'keep' as const,
      radius: 0.05,
      points: [
        [0.3, 0.5],
        [0.5, 0.5],
      ] as Point[],
    },
  ];
  const { foreground } = await cutoutPipeline(paper, { strokes });
  expect(alphaAt(foreground, 240, 200)).toBeGreaterThan(0.9);
  expect(alphaAt(foreground, 20, 20)).toBe(0);
});

it('keeps the sharp thing and not the lights out of focus behind it', async () => {
  const scene = drawn((x, y) => {
    if (Math.abs(x - 300) < 60 && Math.abs(y - 220) < 110) return [60, 150, 100];
    const glow = [
      [120, 90],
      [470, 110],
      [140, 330],
      [480, 320],
    ].reduce((sum, [cx = 0, cy = 0]) => {
      const t = Math.min(1, Math.max(0, (62 - Math.hypot(x - cx, y - cy)) / 24));
      return sum + t * t * (3 - 2 * t);
    }, 0);
    return [45 + 120 * glow, 46 + 40 * glow, 55 + 110 * glow];
  });
  const { foreground } = await cutoutPipeline(scene);
  expect(alphaAt(foreground, 300, 220)).toBeGreaterThan(0.95);
  for (const [x, y] of [
    [120, 90],
    [470, 110],
    [140, 330],
    [480, 320],
  ] as const) {
    expect(alphaAt(foreground, x, y)).toBeLessThan(0.05);
  }
});

it('takes bars around a photograph neither for the subject nor for what is behind it', async () => {
  const isBar = (y: number) => y < 60 || y >= height - 60;
  const letterboxed = draw(width, height, (x, y) => {
    if (isBar(y)) return [0, 0, 0];
    return isDisc(x, y) ? [190 - x / 8, 52, 44] : wall(y);
  });
  const shown: number[][] = [];
  const look = (small: RgbaImage) => {
    shown.push([small.width, small.height]);
    return Promise.resolve({});
  };
  const { alpha } = await cutoutPipeline(letterboxed, { look });
  expect(shown).toEqual([[480, 240]]);
  const at = (x: number, y: number) => alpha.data[y * width + x];
  expect([at(300, 20), at(300, 400), at(240, 30), at(20, 200)]).toEqual([0, 0, 0, 0]);
  expect(at(240, 200)).toBeGreaterThan(0.9);
  expect(at(240, 110)).toBeGreaterThan(0.9);
});

it('says that it is not sure where there is nothing to see', async () => {
  const { confidence } = await cutoutPipeline(draw(300, 200, (_, y) => wall(y)));
  expect(confidence).toBeLessThan(0.5);
});

it('sees through the loop of a jug that the model took for the jug', async () => {
  const isEar = (x: number, y: number) => Math.hypot(x - 362, y - 200) < 30;
  const isWall = (x: number, y: number) => Math.hypot(x - 362, y - 200) < 20 && !isDisc(x, y);
  const jug = draw(width, height, (x, y) =>
    (isDisc(x, y) || isEar(x, y)) && !isWall(x, y) ? [190 - x / 8, 52, 44] : wall(y),
  );
  const side = 256;
  const data = Float32Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [((i % side) / side) * width, (Math.floor(i / side) / side) * height];
    if (!isDisc(x, y) && !isEar(x, y)) return 0.002;
    return isWall(x, y) ? 0.9 : 0.998;
  });
  const look = () => Promise.resolve({ subjectMask: { data, width: side, height: side } });
  const { foreground } = await cutoutPipeline(jug, { look });
  expect(alphaAt(foreground, 362, 200), 'loop').toBeLessThan(0.1);
  expect(alphaAt(foreground, 386, 200), 'ear').toBeGreaterThan(0.9);
});

it.each([
  [1, 1],
  [3, 900],
  [900, 2],
  [17, 13],
])('answers for a picture of %i × %i', async (w, h) => {
  const { foreground, alpha } = await cutoutPipeline(draw(w, h, (x, y) => [x % 255, y % 255, 90]));
  expect([foreground.width, foreground.height, alpha.data.length]).toEqual([w, h, w * h]);
  expect(alpha.data.every((value) => value >= 0 && value <= 1)).toBe(true);
});
