export const imageUpscaleTexts = {
  title: 'Image upscaler',
  verb: 'Upscale',
  tagline: 'Twice or four times the pixels. Still your photo.',
  description:
    'Clean upscale: a small photo becomes a large one with clean edges. A small trained model sharpens the detail that is there and invents none beyond it. Grain and the traces of JPEG compression go before they grow.',
  words: 'enlarge, sharpen, print, resolution, noise, JPEG, pixels',
  fields: {
    image: 'Photo',
    factor: 'Enlarge',
    noise: 'Clean up',
    sharpness: 'Sharpness',
    format: 'Format',
  },
  options: {
    'factor.2': '2×',
    'factor.4': '4×',
    'noise.auto': 'Automatic',
    'noise.none': 'Off',
    'noise.strong': 'Strong',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
