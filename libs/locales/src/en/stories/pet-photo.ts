import type { ToolStory } from '../../tool-story.ts';

export const petPhoto: ToolStory = {
  lead: 'Your pet is cut out, fur included, and set before a drawn place; it keeps its own face, pose and markings, for nothing of it is drawn anew.',
  steps: [
    'Drop a photo of your pet.',
    'Choose a scene, or describe the place in your words.',
    'Add a frame if you like, look at the free preview, then run it at full size.',
  ],
  good: [
    'Cats, dogs, rabbits and other pets that can be seen clearly',
    'Portraits for a frame, a card or a print',
    'Fur and whiskers before a new background',
  ],
  limits: [
    'Another pose or expression, clothes or a crown: the pet stays as photographed',
    'Pets behind bars, under a blanket or half out of the picture',
    'Dark fur before a dark background: there a stroke has to help',
  ],
  size: 'The result has the size of your photo, frame included.',
  questions: [
    {
      question: 'Which photos work best?',
      answer:
        'The pet sharp, at the height of its eyes, with some background around ears and tail, and in another colour than its fur.',
    },
    {
      question: 'Does it work for other animals?',
      answer:
        'Yes. Whatever can be told from its background is cut out; horses and birds as well as cats and dogs. A thing that is no animal is cut out just the same.',
    },
  ],
};
