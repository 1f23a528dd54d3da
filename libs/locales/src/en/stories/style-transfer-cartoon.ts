import type { ToolStory } from '../../tool-story.ts';

export const styleTransferCartoon: ToolStory = {
  lead: 'A program paints your photo again, stroke by stroke along its edges and colours; it copies no artist and adds nothing that is not in your photo.',
  steps: [
    'Drop a photo.',
    'Choose oil, watercolour, pencil, ink, cartoon or poster, then strength and brush size.',
    'Look at the free preview, run it at full size and download it for screen or print.',
  ],
  good: [
    'Portraits, pets, houses and landscapes with clear light and shadow',
    'Large photos for prints: strokes stay sharp at full size',
    'Faces: oil, cartoon and poster paint them finer than the rest',
  ],
  limits: [
    'Photos under {{leastSide}} pixels at the shorter side: paint hides what they show',
    'The manner of a certain artist',
    'Making somebody prettier, younger or different: the drawing follows the photo',
  ],
  size: 'The result has the size of your photo.',
  questions: [
    {
      question: 'Which photos work best?',
      answer:
        'Sharp ones in good light, with one clear subject. A small photo gains from being enlarged first.',
    },
    {
      question: 'Can I paint many photos alike?',
      answer:
        'Yes, up to {{batch}} in one batch, with one style for all of them. Each costs {{price}}, and what fails costs nothing.',
    },
  ],
};
