export const textToImageTexts = {
  title: 'Illustration generator',
  verb: 'Draw it',
  tagline: 'A flat illustration from your words.',
  description:
    'Things, colours, numbers, places, time of day and weather become a flat illustration. It is drawn, not dreamed: what it does not know it tells you.',
  words: 'illustration, drawing, prompt, scene, text to image',
  fields: {
    prompt: 'What to draw',
    image_size: 'Shape',
    variation: 'Variation',
    format: 'Format',
  },
  options: {
    'prompt.example': 'a red car on a beach at sunset',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
