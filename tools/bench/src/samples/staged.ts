import type { ImagePool, StageScene } from '@tintory/imaging';

const scene = (outputPath: string, changes: Partial<StageScene>): StageScene => ({
  outputPath,
  backdrop: { kind: 'studio', studio: 'linen' },
  placement: 'keep',
  padding: 0.12,
  shadow: 'cast',
  shadowStrength: 0.75,
  relight: 0.6,
  frame: 'none',
  seed: 4,
  ...changes,
});

/** Puts a picture's subject into a scene; `size` as `1200x960`. */
export const staged =
  (pool: ImagePool, inputPath: string, changes: Partial<StageScene>, size?: string) =>
  (outputPath: string) => {
    const [w = 0, h = 0] = (size ?? '').split('x').map(Number);
    return pool.stage({
      inputPath,
      scenes: [scene(outputPath, changes)],
      ...(size && { size: { width: w, height: h } }),
      format: 'png',
      strokes: [],
    });
  };
