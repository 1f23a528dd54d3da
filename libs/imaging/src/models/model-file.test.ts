import { expect, it } from 'vitest';
import { readModelFile } from './model-file.ts';

const model = ['@mediapipe/selfie_segmentation', 'selfie_segmentation.tflite'] as const;

it('refuses a file that is not the one that was looked at', async () => {
  await expect(readModelFile(...model, '0'.repeat(64))).rejects.toThrow('not the model');
});

it('says which package is missing', async () => {
  await expect(readModelFile('@nobody/nothing', 'a', '')).rejects.toThrow('@nobody/nothing');
});
