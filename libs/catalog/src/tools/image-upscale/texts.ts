export const imageUpscaleTexts = {
  title: 'Image upscaler',
  verb: 'Upscale',
  tagline: 'Twice or four times the pixels. Still your photo.',
  description:
    'Clean upscale: a small photo becomes a large one with clean edges. A small trained model sharpens the detail that is there and invents none beyond it: the result is measured against your photo and corrected by it. Noise goes before it grows.',
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
