import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const imageUpscale: TextsOf<(typeof tools)['image_upscale']> = {
  title: 'Bild vergrößern',
  verb: 'Vergrößern',
  tagline: 'Doppelt oder viermal so viele Pixel. Noch immer dein Foto.',
  description:
    'Sauber hochskaliert: Aus einem kleinen Foto wird ein großes mit klaren Kanten. Ein kleines trainiertes Modell schärft die Details, die da sind, und erfindet keine dazu. Rauschen und die Spuren der JPEG-Kompression verschwinden, bevor sie wachsen.',
  words: 'vergrößern, schärfen, Druck, Auflösung, Rauschen, JPEG, Pixel',
  fields: {
    image: 'Foto',
    factor: 'Vergrößern',
    noise: 'Bereinigen',
    sharpness: 'Schärfe',
    format: 'Format',
  },
  options: {
    'factor.2': '2×',
    'factor.4': '4×',
    'noise.auto': 'Automatisch',
    'noise.none': 'Aus',
    'noise.strong': 'Stark',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
