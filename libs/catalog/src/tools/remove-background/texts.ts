export const removeBackgroundTexts = {
  title: 'Background remover',
  verb: 'Remove background',
  tagline: 'Cut out anything. Mend it with a stroke.',
  description:
    'Drop a photo and get the subject alone, at full size, on transparency, a colour or a soft blur of what was there.',
  words: 'cut out, transparent, logo, isolate, PNG, hair, white background',
  fields: {
    image: 'Photo',
    background: 'Background',
    color: 'Colour',
    blur: 'Blur',
    crop: 'Crop to subject',
    format: 'Format',
    strokes: 'Keep and erase strokes',
  },
  options: {
    'background.transparent': 'Transparent',
    'background.color': 'Colour',
    'background.blur': 'Blur',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
