import type { Field } from './field.ts';

/** The file type of a result. */
export const outputFormat = {
  key: 'format',
  kind: 'choice',
  control: 'segmented',
  options: ['png', 'webp', 'jpeg'],
  default: 'png',
} as const satisfies Field;

/** Another number is another drawing of the same wish. */
export const variation = {
  key: 'variation',
  kind: 'number',
  min: 1,
  max: 24,
  step: 1,
  default: 1,
} as const satisfies Field;

/** What to keep of a photo and what to erase, for whatever stands on a cutout. */
export const strokes = {
  key: 'strokes',
  kind: 'strokes',
  max: 200,
} as const satisfies Field;

/** The three sizes that drawn pictures have. */
export const imageSize = {
  key: 'image_size',
  kind: 'choice',
  control: 'segmented',
  options: ['1024x1024', '1280x720', '720x1280'],
  default: '1024x1024',
} as const satisfies Field;
