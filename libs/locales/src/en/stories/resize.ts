import type { ToolStory } from '../../tool-story.ts';

export const resize: ToolStory = {
  lead: 'Your browser scales the photo and saves it anew: by pixels, per cent or the size a network asks for, and below a weight you set.',
  steps: [
    'Drop a photo.',
    'Set the size, how it fits and which point must stay in the picture.',
    'Choose type and weight, see the result pixel for pixel, then download it.',
  ],
  good: [
    'Posts, covers and product pictures in the sizes that networks and shops ask for',
    'Files that must stay under a limit of kilobytes',
    'Large photos: up to {{resizeMegapixels}} megapixels',
  ],
  limits: [
    'Making a photo larger and sharper: enlarged it gets softer. The image upscaler does that',
    'Many photos at once: here it is one at a time',
    'Saving as AVIF, HEIC or GIF: you get JPEG, PNG or WebP',
  ],
  questions: [
    {
      question: 'Does the photo lose quality?',
      answer:
        'Smaller means fewer pixels, but they stay sharp. JPEG and WebP also trade quality for weight; the preview shows what that does. PNG loses nothing.',
    },
    {
      question: 'Is my location still in the file?',
      answer: 'No. The result is written anew, without camera data and without location.',
    },
  ],
};
