import type { ToolStory } from '../../tool-story.ts';

export const faceSwap: ToolStory = {
  lead: 'The new face is laid over the old one point by point, then matched in colour and light; hair, head and everything else stay those of your photo.',
  steps: [
    'Drop the photo whose faces change. Finding them is free.',
    'Press a face, or several, and add a photo of the new one.',
    'Look at the free preview, then run it at full size.',
  ],
  good: [
    'Faces from the front, of about the same pose',
    'Groups: up to {{faces}} faces at once, with one new face for all or one for each',
    'Skin tone and light that differ: they are matched',
  ],
  limits: [
    'A face from the front on one in profile, or an open mouth on a closed one: refused or marked as doubtful',
    'Faces that are very small, covered or turned away',
    'Videos, and the hair of the other person',
  ],
  size: 'The result has the size of the photo whose faces change.',
  rights: 'A picture of somebody needs their consent.',
  questions: [
    {
      question: 'Whose face may I use?',
      answer:
        'Your own, or that of somebody who agreed. Pictures that deceive, harass or undress people are not allowed, and the file says in its data that it was composed.',
    },
    {
      question: 'Which photos work best?',
      answer:
        'Two sharp photos with the heads held alike, both mouths open or both closed, and the new face no smaller than the old one.',
    },
  ],
};
