export const productModelTexts = {
  title: 'Product photos',
  verb: 'Make product photos',
  tagline: 'One snapshot in. A shoot out.',
  description:
    'Say where your product should stand, such as “on white marble in a café”: it is cut out and photographed there up to four times, each a little different.',
  fields: {
    image: 'Photo of the product',
    prompt: 'Where it stands',
    studio: 'Place',
    surface: 'Surface',
    direction: 'Direction',
    depth: 'Background blur',
    shadow_strength: 'Shadow strength',
    relight: 'Match the light',
    num: 'How many',
    image_size: 'Shape',
    mask_object_id: 'Mask of your own (white stays)',
    format: 'Format',
    strokes: 'Keep and erase strokes',
  },
  options: {
    'direction.help': '0 looks where it suits your picture best.',
    'prompt.example': 'on white marble, in a café',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
