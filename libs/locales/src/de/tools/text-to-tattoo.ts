import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const textToTattoo: TextsOf<(typeof tools)['text_to_tattoo']> = {
  title: 'Tattoo-Generator',
  verb: 'Tattoo zeichnen',
  tagline: 'Vom Wort zur Vorlage.',
  description:
    'Nenne ein Motiv oder mehrere, wenn du magst mit Namen oder Datum, und erhalte einen Entwurf in schwarzer Tinte: transparentes PNG und SVG fürs Studio, dazu der Blick auf Haut.',
  words: 'Tattoo, Tätowierung, Stencil, Tinte, Motiv, Schriftzug, SVG',
  fields: {
    prompt: 'Motiv',
    style: 'Stil',
    ornament: 'Ornament',
    skin: 'Auf Haut zeigen',
    variation: 'Variante',
  },
  options: {
    'prompt.example': 'ein Wolf und eine Mondsichel',
    'style.dotwork': 'Dotwork',
    'style.engraving': 'Gravur',
    'style.line': 'Feine Linie',
    'style.blackwork': 'Blackwork',
    'ornament.none': 'Keins',
    'ornament.frame': 'Rahmen',
    'ornament.mandala': 'Mandala',
    'ornament.rays': 'Strahlen',
  },
};
