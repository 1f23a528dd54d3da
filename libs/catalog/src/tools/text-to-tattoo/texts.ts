export const textToTattooTexts = {
  title: 'Tattoo generator',
  verb: 'Draw the tattoo',
  tagline: 'From a word to a stencil.',
  description:
    'Name a motif, or several, with a name or a date if you like, and get a design in black ink: transparent PNG and SVG for the studio, and a look at it on skin.',
  words: 'tattoo, stencil, ink, motif, lettering, SVG',
  fields: {
    prompt: 'Motif',
    style: 'Style',
    ornament: 'Ornament',
    skin: 'Show it on skin',
    variation: 'Variation',
  },
  options: {
    'prompt.example': 'a wolf and a crescent moon',
    'style.dotwork': 'Dotwork',
    'style.engraving': 'Engraving',
    'style.line': 'Fine line',
    'style.blackwork': 'Blackwork',
    'ornament.none': 'None',
    'ornament.frame': 'Frame',
    'ornament.mandala': 'Mandala',
    'ornament.rays': 'Rays',
  },
} as const;
