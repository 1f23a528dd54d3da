import { it } from 'vitest';
import type { StageScene } from './stage-request.ts';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { samplePhotos } from '@tintory/imaging/testing';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runStage } from './run-stage.ts';

const folder = useTempFolder();

const scenes: Record<string, Partial<StageScene>> = {
  'color-soft-shadow': { backdrop: { kind: 'color', color: '#e7d9c6' }, shadow: 'soft' },
  'gradient-cast-shadow': {
    backdrop: { kind: 'gradient', from: '#f4e9dc', to: '#9fb3c8', angle: 0 },
    shadow: 'cast',
    relight: 0.8,
  },
  'pattern-framed': {
    backdrop: { kind: 'pattern', pattern: 'dots', from: '#f6f1e7', to: '#d8c7a9' },
    frame: 'polaroid',
  },
};

it.each(Object.entries(scenes))('stages as it was kept: %s', async (name, changes) => {
  const outputPath = folder.path(name);
  const scene: StageScene = {
    ...{ outputPath, backdrop: { kind: 'blur', amount: 50 }, placement: 'fit', padding: 0.12 },
    ...{ shadow: 'none', shadowStrength: 0.7, relight: 0, frame: 'none', seed: 1 },
    ...changes,
  };
  const size = { width: 160, height: 160 };
  const { teacup: inputPath, teacupMask: maskPath } = samplePhotos;
  const request = { inputPath, maskPath, scenes: [scene], size, strokes: [] };
  await runStage({ ...request, format: 'png' }, () => undefined);
  await expectPicture(import.meta.dirname, name, outputPath);
});
