import type { ToolStory } from '../../tool-story.ts';

export const productModel: ToolStory = {
  lead: 'Your product is cut out of one snapshot and set into up to {{pictures}} drawn scenes; the product itself is never redrawn, so its label and shape stay true.',
  steps: [
    'Drop a photo of one product, whole and sharp.',
    'Say where it should stand, such as “on marble in window light”, or leave that open and get a different place each time.',
    'Look at the free preview of the first picture, then make up to {{pictures}}, square, wide or tall.',
  ],
  good: [
    'Things that stand on a table: cups, bottles, boxes, shoes, lamps',
    'Materials, colours, places and light that you name, and a kitchen, a bathroom, a café or a street behind them',
    'Shop pictures that all have one size and shape',
  ],
  limits: [
    'People, hands or props beside the product: none are added',
    'Showing a side of the product that your photo does not show',
    'Glass and white things on white: mark what stays, or give a mask of your own',
  ],
  size: 'The pictures have the size in pixels that you choose: {{sizes}}.',
  questions: [
    {
      question: 'What if my words are not understood?',
      answer:
        'The preview names them, and you are not charged before you have seen it. Materials, colours, places and light are known best, in English, German and Arabic.',
    },
    {
      question: 'How do the pictures differ?',
      answer:
        'Like shots of one shoot: from the usual height, from above, from nearer and from farther away.',
    },
  ],
};
