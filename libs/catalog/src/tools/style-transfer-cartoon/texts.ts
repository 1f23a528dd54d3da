export const styleTransferCartoonTexts = {
  title: 'Photo to painting',
  verb: 'Paint it',
  tagline: 'Every stroke follows your photo.',
  description:
    'Your photo painted again, stroke by stroke: oil with bristle marks, watercolour on paper, pencil, ink, cartoon or a poster of few colours.',
  words: 'oil, watercolour, pencil, ink, cartoon, poster, art',
  fields: {
    image: 'Photo',
    style: 'Style',
    strength: 'Strength',
    brush: 'Brush size',
    format: 'Format',
  },
  options: {
    'style.oil': 'Oil',
    'style.watercolour': 'Watercolour',
    'style.pencil': 'Pencil',
    'style.ink': 'Ink',
    'style.cartoon': 'Cartoon',
    'style.poster': 'Poster',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
