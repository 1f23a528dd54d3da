export const seamlessImageTexts = {
  title: 'Seamless texture',
  verb: 'Make it seamless',
  tagline: 'Tiles for ever. Nobody finds the seam.',
  description:
    'A photo of a surface becomes a tile that repeats without a visible edge: uneven light is taken out and the borders are cut where nobody looks.',
  words: 'texture, tile, pattern, surface, wallpaper, fabric',
  fields: {
    image: 'Photo',
    mode: 'Method',
    flatten: 'Even out light',
    format: 'Format',
  },
  options: {
    'mode.auto': 'Automatic',
    'mode.cut': 'Cut',
    'mode.quilt': 'Quilt',
    'mode.mirror': 'Mirror',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
