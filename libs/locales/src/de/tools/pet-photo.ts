import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const petPhoto: TextsOf<(typeof tools)['pet_photo']> = {
  title: 'Haustierfotos',
  verb: 'Haustierfoto machen',
  tagline: 'Dein Liebling an seinem besten Tag.',
  description:
    'Katze, Hund oder Kaninchen, bis zum letzten Schnurrhaar freigestellt und an einem passenden Ort porträtiert, auf Wunsch mit Rahmen.',
  words: 'Hund, Katze, Kaninchen, Haustier, Tier, Porträt, Weihnachten',
  fields: {
    image: 'Foto deines Tiers',
    prompt: 'Beschreibe den Ort',
    scene: 'Ort',
    surface: 'Untergrund',
    direction: 'Blickrichtung',
    depth: 'Unschärfe des Hintergrunds',
    frame: 'Rahmen',
    variation: 'Variante',
    format: 'Format',
    strokes: 'Striche zum Behalten und Löschen',
  },
  options: {
    'direction.help': '0 blickt dorthin, wo es am besten passt.',
    'prompt.example': 'im Garten',
    'frame.none': 'Keiner',
    'frame.polaroid': 'Sofortbild',
    'frame.mat': 'Passepartout',
    'frame.gold': 'Gold',
    'frame.round': 'Rund',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
