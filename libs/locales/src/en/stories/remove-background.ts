import type { ToolStory } from '../../tool-story.ts';

export const removeBackground: ToolStory = {
  lead: 'A trained model tells what the photo is of; the edge is then cut at full size, soft where hair and fur are, and cleaned of the old background’s colour.',
  steps: [
    'Drop a photo. A person, a pet, a product: whatever should stay.',
    'The subject is found and cut out. Where it is wrong, a stroke says what stays and what goes; trying strokes is free.',
    'Compare, then download it on transparency, a colour or a soft blur of what was there.',
  ],
  good: [
    'People, animals and everyday things that stand out from what is behind them',
    'Hair, fur and the gaps in wheels and handles',
    'Many photos: up to {{batch}} in one batch',
  ],
  limits: [
    'Outlines that cannot be seen: clear glass, white on white. There the edge is a guess',
    'Tiny subjects in a crowded picture',
    'Transparency in a JPEG: that format has none, so the background becomes white',
  ],
  size: 'The result has every pixel of your photo, or of its subject if you crop to it.',
  questions: [
    {
      question: 'Which photos work best?',
      answer:
        'Sharp ones with some background around the subject, in another colour than the subject’s. If there is doubt about the edge, you are told.',
    },
    {
      question: 'Can I mend the cutout?',
      answer:
        'Yes. “Refine cutout” opens a brush that keeps or erases. It works in your browser as often as you like, and what you see there is what you get.',
    },
  ],
};
