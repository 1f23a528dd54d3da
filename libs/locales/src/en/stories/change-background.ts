import type { ToolStory } from '../../tool-story.ts';

export const changeBackground: ToolStory = {
  lead: 'Your subject is cut out and stays as photographed; only what is behind it is new, with a shadow on the ground and the light of the new place.',
  steps: [
    'Drop a photo of a person, a pet or a thing.',
    'Choose a drawn studio, a room, a street or a season, a colour, a gradient, a pattern, a picture of yours or the old background out of focus.',
    'Set shadow, light and the air around it, look at the free preview, then run it at full size.',
  ],
  good: [
    'Product and profile pictures on a calm background',
    'One look for many photos: up to {{batch}} in one batch, with settings you can save',
    'Your own picture as the background',
  ],
  limits: [
    'Places you describe in words: here you choose from a list. Product photos take words',
    'Turning the subject or changing the angle it was taken from',
    'Light that falls hard on one side of the subject: it is matched, not made new',
  ],
  size: 'The result has the size of your photo.',
  questions: [
    {
      question: 'Which photos work best?',
      answer:
        'A whole subject, sharp and in even light. What the frame cuts off stays at that edge of the new picture.',
    },
    {
      question: 'Are the studios photographs?',
      answer:
        'No, they are drawn by a program. “Variation” draws the same place a little differently.',
    },
  ],
};
