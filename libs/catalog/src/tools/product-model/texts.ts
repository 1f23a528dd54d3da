export const productModelTexts = {
  title: 'Product photos',
  verb: 'Make product photos',
  tagline: 'One snapshot in. A shoot out.',
  description:
    'Say where your product should stand, such as “on marble in window light”: it is cut out and photographed there up to four times, each a little different.',
  fields: {
    image: 'Photo of the product',
    prompt: 'Where it stands',
    num: 'How many',
    image_size: 'Shape',
    mask_object_id: 'Mask of your own (white stays)',
    format: 'Format',
    strokes: 'Keep and erase strokes',
  },
  options: {
    'prompt.example': 'on marble, in window light',
    'image_size.1024x1024': 'Square',
    'image_size.1280x720': 'Wide',
    'image_size.720x1280': 'Tall',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
