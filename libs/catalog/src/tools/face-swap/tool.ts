import { previewMaxPixels } from '@tintory/contract';
import { outputFormat } from '../../common-fields.ts';
import type { Field } from '../../field.ts';
import { defineTool } from '../../tool-definition.ts';
import { faceSwapTexts } from './texts.ts';

/** Most faces that are swapped at once. */
const mostFaces = 8;

const swapFields = [
  { key: 'image', kind: 'image', as: 'target_object_id' },
  { key: 'indexes', kind: 'indexes', max: mostFaces },
  { key: 'source_object_ids', kind: 'pictures', max: mostFaces },
  outputFormat,
] as const satisfies readonly Field[];

const detectFields = [{ key: 'image', kind: 'image' }] as const satisfies readonly Field[];

export const faceSwap = defineTool({
  id: 'face_swap',
  path: '/tools/app/ai-face-swap',
  icon: 'faces',
  purpose: 'people',
  functions: [
    { id: 'swap', callType: 'async', credits: 5, fields: swapFields },
    {
      id: 'preview',
      callType: 'async',
      credits: 0,
      fields: swapFields,
      maxPixels: previewMaxPixels,
    },
    { id: 'detect', callType: 'sync', credits: 0, fields: detectFields },
  ],
  looksFirst: true,
  // A photo without faces cannot be the target, so it is the source.
  advice: {
    NoFace: { text: 'newFace', field: 'source_object_ids' },
    InvalidInput: { text: 'swap' },
  },
  texts: faceSwapTexts,
});
