export const imageUpscaleTexts = {
  title: 'Image upscaler',
  verb: 'Upscale',
  tagline: 'Twice or four times the pixels. No invented ones.',
  description:
    'Clean upscale: a small photo becomes a large one with clean edges. A trained model adds the detail that plain enlarging loses, and noise goes before it grows.',
  fields: {
    image: 'Photo',
    factor: 'Enlarge',
    noise: 'Remove noise',
    sharpness: 'Sharpness',
    format: 'Format',
  },
  options: {
    'factor.2': '2×',
    'factor.4': '4×',
    'noise.none': 'No',
    'noise.light': 'A little',
    'noise.strong': 'A lot',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
