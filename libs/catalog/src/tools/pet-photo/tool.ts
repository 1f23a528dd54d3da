import { previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import { outputFormat, strokes, variation } from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { petPhotoTexts } from './texts.ts';

const fields = [
  { key: 'image', kind: 'image' },
  {
    key: 'scene',
    kind: 'choice',
    control: 'select',
    options: [
      'prompt',
      'portrait',
      'garden',
      'beach',
      'home',
      'sunset',
      'autumn',
      'christmas',
      'party',
      'royal',
    ],
    default: 'portrait',
  },
  {
    key: 'prompt',
    kind: 'text',
    maxLength: 500,
    ideas: true,
    // Any other scene is a place of its own; words about another one would count for nothing.
    when: { key: 'scene', in: ['portrait', 'prompt'] },
  },
  {
    key: 'frame',
    kind: 'choice',
    control: 'select',
    options: ['none', 'polaroid', 'mat', 'gold', 'round'],
    default: 'none',
  },
  variation,
  outputFormat,
  strokes,
] as const satisfies readonly Field[];

export const petPhoto = defineTool({
  id: 'pet_photo',
  path: '/tools/app/ai-pet',
  icon: 'pet',
  functions: [
    { id: 'run', callType: 'async', credits: 5, fields },
    { id: 'preview', callType: 'async', credits: 0, fields, maxPixels: previewMaxPixels },
  ],
  looksFirst: true,
  texts: petPhotoTexts,
});
