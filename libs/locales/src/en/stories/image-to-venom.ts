import type { ToolStory } from '../../tool-story.ts';

export const imageToVenom: ToolStory = {
  lead: 'Your portrait is cut out and coated in something black and wet that follows its shape; eyes, teeth and tongue are set by the points of your own face.',
  steps: [
    'Drop a portrait, from the front.',
    'Choose half the face or all of it, with or without the tongue, before smoke, the darkened photo or nothing.',
    'Look at the free preview, try variations, then run it at full size.',
  ],
  good: [
    'Portraits from the front with the head and some shoulder in view',
    'Profile pictures, posters and invitations for a dark night',
    'Cutouts: with no background it lies on anything',
  ],
  limits: [
    'Photos without a face that can be found: they get the coat alone, without eyes and teeth',
    'Faces from the side, and very small ones',
    'A likeness: the face below is meant to disappear',
  ],
  size: 'The result has the size of your photo.',
  questions: [
    {
      question: 'Does it work with animals?',
      answer:
        'Only half. Eyes and teeth need the points of a human face; an animal or a thing gets the black coat alone. The free preview shows it.',
    },
    {
      question: 'Which photos work best?',
      answer:
        'A sharp portrait from the front, the face not too small and clear of its background.',
    },
  ],
};
