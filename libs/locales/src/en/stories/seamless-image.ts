import type { ToolStory } from '../../tool-story.ts';

export const seamlessImage: ToolStory = {
  lead: 'Uneven light is taken out of a photo of a surface, and its borders are joined along a cut that the eye does not follow, so that the tile repeats without an edge.',
  steps: [
    'Drop a photo of one surface, taken straight on.',
    'Leave the method to the tool or choose it: cut, quilt or mirror.',
    'See the tile three by three before you pay, then download it.',
  ],
  good: [
    'Gravel, grass, plaster, fabric, bark and other irregular surfaces',
    'Bricks and tiles taken straight on: they repeat in whole numbers',
    'Textures for 3D, games, prints and page backgrounds',
  ],
  limits: [
    'Surfaces in perspective: lines that run together show where the tile repeats',
    'Photos of a thing or a scene rather than of one surface',
    'Depth and gloss maps: you get one picture of colour',
  ],
  size: 'The tile has about the size of your photo, with 2,048 pixels at the longer side at most.',
  questions: [
    {
      question: 'Which photos work best?',
      answer:
        'One surface that looks the same all over, taken straight on in even light, without a shadow of your own in it. If it is not even, the preview says so.',
    },
    {
      question: 'Which method should I take?',
      answer:
        'Automatic first. “Cut” suits irregular surfaces, “Quilt” builds one anew from pieces of the photo, “Mirror” always fits but shows its symmetry.',
    },
  ],
};
