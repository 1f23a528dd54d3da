import type { ToolStory } from '../../tool-story.ts';

export const imageUpscale: ToolStory = {
  lead: 'A small trained model sharpens the detail that is there; it invents no faces, no letters and no texture.',
  steps: [
    'Drop a photo that is too small for where it is going.',
    'Choose 2× or 4×. Grain and the traces of JPEG compression are taken out first, as your photo needs it.',
    'Look at a part at full size for free, then run all of it.',
  ],
  good: [
    'Sharp photos that are only too small: for print, a shop or a large screen',
    'Drawings and logos with clean edges',
    'Photos that were compressed, or are grainy: that is taken out first',
  ],
  limits: [
    'Bringing back what is out of focus or was enlarged before: it stays soft',
    'Reading a number plate or a face of a few pixels: what is not there is not made up',
    'Results over {{upscaleMegapixels}} megapixels',
  ],
  size: 'The result has two or four times the width and height, up to {{upscaleMegapixels}} megapixels.',
  questions: [
    {
      question: 'Does 4× cost more than 2×?',
      answer: 'No. Both cost {{price}}, whatever the size of your photo.',
    },
    {
      question: 'Will a blurred photo become sharp?',
      answer:
        'No. The free preview says so if it finds a photo out of focus, blurred by motion, too small, grainy or compressed hard, before anything is charged.',
    },
  ],
};
