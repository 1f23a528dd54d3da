import { previewMaxPixels } from '@tintory/contract';
import type { Field } from '../../field.ts';
import {
  outputFormat,
  placeView,
  previewedJob,
  restagedJob,
  strokes,
  variation,
} from '../../common-fields.ts';
import { defineTool } from '../../tool-definition.ts';
import { petPhotoTexts } from './texts.ts';

/** Ids of the drawn scenes of an older version; words alone were called `prompt`. */
const formerScenes = {
  prompt: '',
  portrait: 'paper-studio',
  garden: 'house-garden',
  beach: 'beach',
  home: 'herringbone-room',
  sunset: 'bridge-sunset',
  autumn: 'rocky-forest',
  christmas: 'snowy-forest',
  party: 'town-night',
  royal: 'palace-foyer',
} as const;

const fields = [
  { key: 'image', kind: 'image' },
  { key: 'scene', kind: 'place', formerly: formerScenes },
  { key: 'prompt', kind: 'text', maxLength: 500, ideas: true },
  placeView.surface,
  placeView.direction,
  placeView.depth,
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
  icon: 'paw',
  purpose: 'place',
  functions: [
    { id: 'run', callType: 'async', credits: 5, fields },
    {
      id: 'preview',
      callType: 'async',
      credits: 0,
      fields: [...fields, previewedJob],
      maxPixels: previewMaxPixels,
    },
    { id: 'restage', callType: 'async', credits: 0, fields: [...fields, restagedJob] },
  ],
  looksFirst: true,
  onFirstPage: true,
  // The words are about the place: nothing is drawn of them.
  advice: { PromptUnclear: { text: 'place' } },
  texts: petPhotoTexts,
});
