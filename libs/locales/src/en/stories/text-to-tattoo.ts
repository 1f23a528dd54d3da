import type { ToolStory } from '../../tool-story.ts';

export const textToTattoo: ToolStory = {
  lead: 'Your words choose motifs from a library of drawings; a program composes them and inks them in dots or lines, so the design is clean enough for a stencil.',
  steps: [
    'Name a motif, such as “a wolf and a crescent moon”, with a name or a date if you like.',
    'Choose a style and an ornament, and look at the free preview.',
    'Take the transparent PNG and the SVG to your studio, and a picture of it on skin.',
  ],
  good: [
    'Animals, plants, symbols, tools, weapons, moon and stars',
    'Several motifs as one drawing, with names, initials, dates or a short saying',
    'Black ink: dotwork, engraving, fine line or blackwork',
  ],
  limits: [
    'Colour, and shading like a photo',
    'Portraits of a person or of your own pet',
    'Whatever the library does not have: it is named, and known words are offered',
  ],
  size: 'The PNG has 1,536 × 1,536 pixels. The SVG can be printed in any size.',
  rights:
    'Where a motif has an author, name and licence stand beside the result and in the SVG: keep both with the design when you publish it.',
  questions: [
    {
      question: 'Will somebody else get the same design?',
      answer:
        'They may: the same words, style and variation give the same drawing. Your tattooist can make it yours.',
    },
    {
      question: 'Can my studio work with it?',
      answer:
        'Yes. It is black on transparency, with an SVG for any size. Have the artist check how fine lines will age on your skin.',
    },
  ],
};
