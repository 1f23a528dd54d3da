import { imageSizes } from '@tintory/contract';
import type { Field } from './field.ts';

/** The file type of a result. */
export const outputFormat = {
  key: 'format',
  kind: 'choice',
  control: 'segmented',
  options: ['png', 'webp', 'jpeg'],
  default: 'png',
} as const satisfies Field;

/** Another number draws the same wish differently. */
export const variation = {
  key: 'variation',
  kind: 'number',
  min: 1,
  max: 24,
  step: 1,
  default: 1,
} as const satisfies Field;

/** The fields of a place; `when` as in the field of the place. */
export const placeView = {
  surface: { key: 'surface', kind: 'surface' },
  /** Which of the directions of a place is behind the subject; 0 for the one that suits it best. */
  direction: { key: 'direction', kind: 'number', min: 0, max: 4, step: 1, default: 0 },
  /** Where in the direction's range the blur of the background is, in per cent. */
  depth: { key: 'depth', kind: 'number', min: 0, max: 100, step: 5, default: 50 },
} as const satisfies Record<string, Field>;

/** How dark a shadow is, in per cent. */
export const shadowStrength = {
  key: 'shadow_strength',
  kind: 'number',
  min: 10,
  max: 100,
  step: 5,
  default: 70,
} as const satisfies Field;

/** How much of the new place's light a subject takes on, in per cent. */
export const relight = {
  key: 'relight',
  kind: 'number',
  min: 0,
  max: 100,
  step: 5,
  default: 60,
} as const satisfies Field;

/** Strokes to keep or erase, for every function that starts from a cutout. */
export const strokes = {
  key: 'strokes',
  kind: 'strokes',
  max: 200,
} as const satisfies Field;

/** The paid job whose cutout another picture starts from. */
export const restagedJob = {
  key: 'base_job_id',
  kind: 'job',
  of: ['run'],
  required: true,
} as const satisfies Field;

/** The same for a preview, where it is optional: without it the preview cuts out by itself. */
export const previewedJob = {
  key: 'base_job_id',
  kind: 'job',
  of: ['run', 'preview'],
} as const satisfies Field;

/** The three sizes that drawn pictures have. */
export const imageSize = {
  key: 'image_size',
  kind: 'choice',
  control: 'segmented',
  options: Object.keys(imageSizes),
  default: '1024x1024',
} as const satisfies Field;
