import type { ToolStory } from '../../tool-story.ts';

export const paint: ToolStory = {
  lead: 'A paint editor that runs in your browser: brush, eraser, text, shapes, crop and colours, and an eraser for things that fills the gap with texture from the same picture.',
  steps: [
    'Choose a photo.',
    'Paint, write, crop, or mark what should vanish. All of it can be undone.',
    'Save it as PNG, JPEG or WebP, or go on with it in another tool.',
  ],
  good: [
    'Wires, litter, spots and passers-by on grass, sky, walls or sand',
    'Notes, arrows and words on a picture',
    'Cutouts that need an edge erased or brought back',
  ],
  limits: [
    'Large things before something intricate: the gap is filled with what is beside it, not with what was behind',
    'Layers that you open again later: the saved picture is one piece',
    'Changing a text once it is placed: undo it and write anew',
  ],
  questions: [
    {
      question: 'How large may my photo be?',
      answer:
        'Up to {{megabytes}} MB and {{megapixels}} megapixels. It is saved at the size you opened it, or cropped to.',
    },
    {
      question: 'Can I bring the original back?',
      answer:
        'Yes: undo goes back step by step, “Restore” brings the original back where you paint, and you can start over at any time.',
    },
  ],
};
