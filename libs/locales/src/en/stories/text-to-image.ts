import type { ToolStory } from '../../tool-story.ts';

export const textToImage: ToolStory = {
  lead: 'Your words are read for things, colours, numbers, places, time of day and weather, and set as a flat illustration; nothing is dreamed up, and what is not known is named.',
  steps: [
    'Say what to draw, such as “a red car on a beach at sunset”.',
    'Choose a shape and look at the free preview. It names every word it left out.',
    'Change words or variation until it is right, then run it at full size.',
  ],
  good: [
    'Simple scenes with a few things in them: for slides, posts, cards and children',
    'Colours, numbers and who stands where: “two white cats under a tree”',
    'Times of day, seasons and weather',
  ],
  limits: [
    'Photos and photorealism: this draws flat illustrations',
    'Certain people, brands and characters',
    'Lettering, logos and moods without a thing to show',
  ],
  size: 'You choose one of these sizes in pixels: {{sizes}}.',
  questions: [
    {
      question: 'Why was a word left out?',
      answer:
        'It has no drawing here, or the scene has no place for it. The preview names it and often offers a known word instead.',
    },
    {
      question: 'Do the same words give the same picture?',
      answer: 'Yes, as long as the variation is the same. Another variation draws it differently.',
    },
  ],
};
