import type { ToolStory } from '../../tool-story.ts';

export const virtualDress: ToolStory = {
  lead: 'A quick sketch of the fit: the garment is cut out of its photo, laid on shoulders, waist and arms and lit like the person. It shows how a thing looks, not which size fits or how the cloth falls.',
  steps: [
    'Drop a photo of the person, from the front, down to the waist at least.',
    'Add a photo of the garment: whole, closed, from the front, before a plain ground.',
    'Look at the free preview, then run it at full size.',
  ],
  good: [
    'Shirts, pullovers, jackets, vests and dresses',
    'Garments laid flat, on a hanger or on an invisible mannequin',
    'People who stand straight, arms free of the body',
  ],
  limits: [
    'Skirts and trousers: not yet',
    'People seen from the side or from behind, and arms held before the body',
    'Garments that somebody wears in their photo, or that its side cuts off',
    'Sleeves longer than the garment’s: they stay, as if worn underneath',
  ],
  size: 'The result has the size of the photo of the person.',
  rights: 'A picture of somebody needs their consent, and a maker’s photo its maker’s.',
  questions: [
    {
      question: 'Does it tell me my size?',
      answer:
        'No. It knows no measurements. It shows cut, colour and length on a picture, not how the cloth will sit.',
    },
    {
      question: 'Why was my photo refused?',
      answer:
        'Either no person from the front was found, or no garment that can be put on, or somebody wears it there. You are told which, and nothing is charged.',
    },
  ],
};
