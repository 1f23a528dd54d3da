export const faceSwapTexts = {
  title: 'Face swap',
  verb: 'Swap faces',
  tagline: 'Another face. The same light.',
  description:
    'Put a face from one photo onto one or more faces of another: it follows the pose, the skin and the light of the picture. Only use faces of people who agreed.',
  words: 'face, head, portrait, people, group',
  fields: {
    image: 'Photo whose faces change',
    indexes: 'Faces to change',
    source_object_ids: 'Photo with the new face',
    format: 'Format',
  },
  options: {
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
} as const;
