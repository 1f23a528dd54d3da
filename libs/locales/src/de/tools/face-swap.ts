import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const faceSwap: TextsOf<(typeof tools)['face_swap']> = {
  title: 'Gesichter tauschen',
  verb: 'Gesichter tauschen',
  tagline: 'Ein anderes Gesicht. Dasselbe Licht.',
  description:
    'Setze ein Gesicht aus einem Foto auf eines oder mehrere eines anderen: Es folgt Haltung, Haut und Licht des Bildes. Nimm nur Gesichter von Menschen, die zugestimmt haben.',
  words: 'Gesicht, Kopf, Porträt, Menschen, Gruppe, tauschen',
  fields: {
    image: 'Foto, dessen Gesichter sich ändern',
    indexes: 'Gesichter, die sich ändern',
    source_object_ids: 'Foto mit dem neuen Gesicht',
    format: 'Format',
  },
  options: {
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
