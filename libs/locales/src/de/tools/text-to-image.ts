import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const textToImage: TextsOf<(typeof tools)['text_to_image']> = {
  title: 'Illustrations-Generator',
  verb: 'Zeichnen',
  tagline: 'Eine flächige Illustration aus deinen Worten.',
  description:
    'Dinge, Farben, Zahlen, Orte, Tageszeit und Wetter werden zu einer flächigen Illustration. Sie wird gezeichnet, nicht geträumt: Was sie nicht kennt, sagt sie dir.',
  words: 'Illustration, Zeichnung, Prompt, Szene, Bild aus Text',
  fields: {
    prompt: 'Was gezeichnet wird',
    image_size: 'Form',
    variation: 'Variante',
    format: 'Format',
  },
  options: {
    'prompt.example': 'ein rotes Auto am Strand bei Sonnenuntergang',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
