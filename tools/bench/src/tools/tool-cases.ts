import type { ImagePool } from '@tintory/image-pool';
import type { PaintingStyleName, StageScene } from '@tintory/effects';
import type { TaskControl } from '@tintory/imaging';
import { cutSubject } from '../cut-subject.ts';
import type { Pictures } from './originals.ts';
import { markFaces, onMagenta, onWhite, tileTwice, type Show } from './shown.ts';

type Run = (pool: ImagePool, outputPath: string, control?: TaskControl) => Promise<unknown>;

/** A tool with the settings that people get when they change none. */
export type ToolCase = {
  name: string;
  /** Seconds at 1 MP; none where nothing is promised. */
  promised?: number;
  /** What the promise does not count: a stage is promised beyond its cutout. */
  beyond?: Run;
  /** Whether it works here, as it does in a browser, and not in the pool's child. */
  inThisProcess?: true;
  /** The picture it starts from; none where it starts from words. */
  input?: string;
  run: Run;
  show: Show;
};

const format = 'png' as const;

/** Every tool that takes a picture. */
export const pictureCases = (pictures: Pictures): ToolCase[] => [
  {
    name: 'cutout',
    promised: 0.8,
    input: pictures.photo,
    run: cutout(pictures.photo),
    show: onMagenta,
  },
  staged('change_background', pictures.photo, [{ relight: 0.6 }]),
  staged(
    'product (one)',
    pictures.product,
    [{ placement: 'fit', padding: 0.1, shadow: 'cast', shadowStrength: 0.75, relight: 0.6 }],
    { width: 1_024, height: 1_024 },
  ),
  staged('pet', pictures.pet, [{ backdrop: { kind: 'color', color: '#b9c7bd' } }]),
  {
    name: 'face detect',
    promised: 0.12,
    input: pictures.target,
    run: (pool, _, control) => pool.detectFaces({ inputPath: pictures.target }, control),
    show: markFaces(pictures.target),
  },
  swapCase(pictures),
  venomCase(pictures.target),
  dressCase(pictures),
  painted('oil', pictures.scene, 2.5),
  painted('watercolour', pictures.scene, 4),
  painted('pencil', pictures.scene, 0.3),
  painted('ink', pictures.scene),
  painted('cartoon', pictures.scene),
  painted('poster', pictures.scene),
  seamlessCase(pictures.surface),
  upscaleCase(pictures.product, 2, 10),
];

const cutout =
  (inputPath: string): Run =>
  (pool, outputPath, control) =>
    cutSubject(pool, inputPath, outputPath, control);

/** One result for each scene, in the first one's place the one that is shown. */
export function staged(
  name: string,
  inputPath: string,
  scenes: readonly Partial<StageScene>[],
  size?: { width: number; height: number },
): ToolCase {
  const run: Run = (pool, outputPath, control) => {
    const all = scenes.map((changes, n) => ({
      ...usualScene,
      ...changes,
      outputPath: n === 0 ? outputPath : `${outputPath}-${n}.png`,
    }));
    return pool.stage(
      { inputPath, scenes: all, format, strokes: [], ...(size && { size }) },
      control,
    );
  };
  return { name, promised: 0.6, beyond: cutout(inputPath), input: inputPath, run, show: onWhite };
}

const usualScene: Omit<StageScene, 'outputPath'> = {
  backdrop: { kind: 'color', color: '#ece7de' },
  placement: 'keep',
  padding: 0,
  shadow: 'soft',
  shadowStrength: 0.7,
  relight: 0.7,
  frame: 'none',
  seed: 1,
};

const swapCase = ({ target, source }: Pictures): ToolCase => ({
  name: 'face swap',
  promised: 0.6,
  input: target,
  run: (pool, outputPath, control) =>
    pool.swapFaces(
      { targetPath: target, sourcePaths: [source], indexes: [0], outputPath, format },
      control,
    ),
  show: onWhite,
});

const venomCase = (inputPath: string): ToolCase => ({
  name: 'venom',
  promised: 1.5,
  input: inputPath,
  run: (pool, outputPath, control) =>
    pool.venom(
      {
        inputPath,
        outputPath,
        format,
        coverage: 'full',
        tongue: true,
        background: 'dark',
        seed: 1,
      },
      control,
    ),
  show: onWhite,
});

/** Two cutouts, of the person and of the garment, and half as much again for the fitting. */
const dressCase = ({ person, garment }: Pictures): ToolCase => ({
  name: 'virtual dress',
  promised: 2.4,
  input: person,
  run: (pool, outputPath, control) =>
    pool.dress(
      { personPath: person, garmentPath: garment, kind: 'top', outputPath, format },
      control,
    ),
  show: onWhite,
});

const painted = (style: PaintingStyleName, inputPath: string, promised?: number): ToolCase => ({
  name: style,
  ...(promised && { promised }),
  input: inputPath,
  run: (pool, outputPath, control) =>
    pool.painting({ inputPath, outputPath, format, style, strength: 0.6, brush: 0.4 }, control),
  show: onWhite,
});

const seamlessCase = (inputPath: string): ToolCase => ({
  name: 'seamless',
  promised: 0.2,
  input: inputPath,
  run: (pool, outputPath, control) =>
    pool.seamless({ inputPath, outputPath, format, mode: 'auto', flatten: 0.6, seed: 1 }, control),
  show: tileTwice,
});

export const upscaleCase = (inputPath: string, factor: 2 | 4, promised?: number): ToolCase => ({
  name: `upscale ${factor}x`,
  ...(promised && { promised }),
  input: inputPath,
  run: (pool, outputPath, control) =>
    pool.upscale({ inputPath, outputPath, format, factor, noise: 'auto', sharpness: 0 }, control),
  show: onWhite,
});
