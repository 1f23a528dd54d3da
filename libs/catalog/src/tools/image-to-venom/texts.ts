export const imageToVenomTexts = {
  title: 'Venom portrait',
  verb: 'Unleash it',
  tagline: 'It was under your skin all along.',
  description:
    'Your portrait taken over by something black, wet and hungry: eyes, teeth and tendrils follow your own face.',
  words: 'monster, creature, horror, Halloween, avatar',
  fields: {
    image: 'Portrait',
    coverage: 'How far it goes',
    tongue: 'Tongue',
    background: 'Background',
    variation: 'Variation',
    format: 'Format',
    strokes: 'Keep and erase strokes',
  },
  options: {
    'coverage.half': 'Half the face',
    'coverage.full': 'All of it',
    'background.keep': 'Darkened',
    'background.dark': 'Smoke',
    'background.transparent': 'None',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
