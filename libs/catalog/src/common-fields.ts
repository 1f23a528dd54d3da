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

/** Another number is another drawing of the same wish. */
export const variation = {
  key: 'variation',
  kind: 'number',
  min: 1,
  max: 24,
  step: 1,
  default: 1,
} as const satisfies Field;

/** What there is to choose of a place; `when` as with the field of the place. */
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

/** How far a subject takes on the light of its new place, in per cent. */
export const relight = {
  key: 'relight',
  kind: 'number',
  min: 0,
  max: 100,
  step: 5,
  default: 60,
} as const satisfies Field;

/** What to keep of a photo and what to erase, for whatever stands on a cutout. */
export const strokes = {
  key: 'strokes',
  kind: 'strokes',
  max: 200,
} as const satisfies Field;

/** The paid job of which another picture is made, from what was cut out for it. */
export const restagedJob = {
  key: 'base_job_id',
  kind: 'job',
  of: ['run'],
  required: true,
} as const satisfies Field;

/** The same of a preview, which does without: then it cuts out by itself. */
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
