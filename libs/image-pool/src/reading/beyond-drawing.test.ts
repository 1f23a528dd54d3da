import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { homeOf, emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const scene = (prompt: string) => readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' });
const design = (prompt: string) =>
  readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing', style: 'dotwork' });
const motifs = ({ things }: ReturnType<typeof scene>) => things.map(({ motif }) => motif);

describe('a manner that nothing is drawn in', () => {
  it.each([
    ['a castle in the style of Van Gogh', ['castle'], ['style of van gogh']],
    ['a castle in the style of Van Gogh at night', ['castle'], ['style of van gogh']],
    ['a cat in the style of a comic book', ['cat'], ['style of a comic book']],
    ['eine Katze im Stil von Van Gogh', ['cat'], ['im stil von van gogh']],
    ['a house made of cheese', ['house'], ['made of cheese']],
    ['a car made out of red apples in a street', ['automobile'], ['made out of red apples']],
    ['ein Haus aus Käse', ['house'], ['aus käse']],
    ['a rocket on a purple background', ['rocket'], ['purple background']],
    ['a purple rocket on a white background', ['rocket'], ['white background']],
    ['a cat, plain dark blue background', ['cat'], ['plain', 'dark blue background']],
    ['an old man walking home', ['tintory-old-man'], ['home']],
    ['a cat on its way home', ['cat'], ['way', 'home']],
  ])('is named, and no thing is made of it: %s', (prompt, things, unknown) => {
    const read = scene(prompt);
    expect(motifs(read)).toEqual(things);
    expect(read.unknown).toEqual(unknown);
  });

  it.each([
    ['a home with a garden', ['house']],
    ['home in the forest', ['house']],
    ['my home at night', ['house']],
    ['a man from a house', ['man-standing', 'house']],
  ])('is no thing that is named by itself: %s', (prompt, things) => {
    const read = scene(prompt);
    expect(motifs(read)).toEqual(things);
    expect(read.unknown).toEqual([]);
  });

  it('leaves a colour to the thing before it, and none of the background', () => {
    expect(scene('a rocket on a purple background').things[0]).not.toHaveProperty('color');
    expect(scene('a purple rocket on a white background').things[0]?.color).toBe('purple');
  });

  it('is named of a design as well, whose things stand beside each other', () => {
    const read = design('a fox made of triangles');
    expect(read.things).toHaveLength(2);
    expect(read.unknown).toEqual(['made of']);
    expect(design('a lion in the style of Van Gogh').unknown).toEqual(['style of van gogh']);
    expect(design('a lion on a white background').unknown).toEqual([]);
  });
});

describe('what tells the kind of a dish', () => {
  it.each([
    ['strawberry ice cream cone melting in the sun', 'soft-ice-cream', 'strawberry'],
    ['chocolate cookies', 'cookie', 'chocolate'],
    ['lemon cake on a table', 'birthday-cake', 'lemon'],
  ])('is named where no article tells: %s', (prompt, motif, unknown) => {
    const read = scene(prompt);
    expect(motifs(read)[0]).toBe(motif);
    expect(read.unknown).toContain(unknown);
  });

  it('is a thing in a list', () => {
    expect(motifs(scene('strawberry, cake and banana'))).toEqual([
      'strawberry',
      'birthday-cake',
      'banana',
    ]);
  });
});

describe('a part of what was named', () => {
  it('holds nothing that is not known', () => {
    const read = scene('a village at night with lights in the windows');
    expect(motifs(read)).toEqual(['houses']);
    expect(read.unknown).toEqual(['lights', 'windows']);
  });
});

describe('what is said in other words', () => {
  it.each([
    ['a beach when the sun goes down', 'sunset'],
    ['the setting sun on a beach', 'sunset'],
    ['a beach at sunrise, the sun comes up', 'dawn'],
    ['drei Katzen bei Vollmond', 'night'],
    ['ein Haus unter dem Sternenhimmel', 'night'],
  ])('tells the time: %s', (prompt, time) => {
    const read = scene(prompt);
    expect(read.time).toBe(time);
    expect(read.unknown).toEqual([]);
  });

  it.each([
    ['a couple in front of the sea', 'beach'],
    ['a girl near the ocean', 'beach'],
    ['a boat on the sea', 'sea'],
    ['eine Frau vor dem Meer', 'beach'],
  ])('tells from where the sea is seen: %s', (prompt, place) => {
    expect(scene(prompt).place).toBe(place);
  });

  it.each([
    ['a woman doing yoga', 'woman-in-lotus-position'],
    ['a man meditating', 'man-in-lotus-position'],
    ['a boy playing basketball', 'man-bouncing-ball'],
    ['a basketball player', 'person-bouncing-ball'],
    ['a basketball player dribbling', 'person-bouncing-ball'],
    ['policemen', 'police-officer'],
    ['a man rowing his boat', 'man-rowing-boat'],
    ['a woman juggling', 'woman-juggling'],
    ['a man playing golf', 'man-golfing'],
    ['eine Frau macht Yoga', 'woman-in-lotus-position'],
    ['a ball of yarn', 'yarn'],
    ['a red lantern', 'red-paper-lantern'],
    ['a diwali lamp', 'diya-lamp'],
  ])('is the drawing that there is: %s', (prompt, motif) => {
    const read = scene(prompt);
    expect(motifs(read)).toEqual([motif]);
    expect(read.unknown).toEqual([]);
  });

  it.each(['a park with a fountain in the middle of it', 'a fountain in the middle of a park'])(
    'is where it is told to be: %s',
    (prompt) => {
      expect(scene(prompt)).toMatchObject({ place: 'meadow', unknown: [] });
    },
  );
});

describe('a window that somebody is in', () => {
  it('is that of a room, and they are on its sill', () => {
    const read = scene('a cat in the window');
    expect(read).toMatchObject({ place: 'room', unknown: [] });
    expect(read.things).toMatchObject([{ motif: 'cat', isOnSill: true }]);
  });

  it('is named where it is one of a house', () => {
    const read = scene('a house with a cat in the window');
    expect(read.place).toBeUndefined();
    expect(read.unknown).toEqual(['in the window']);
  });
});

describe('a plural that is spelled like a colour', () => {
  it('is fruit', () => {
    expect(motifs(scene('bananas and three oranges in a blue bowl'))).toEqual([
      'banana',
      'tangerine',
      'tintory-bowl',
    ]);
  });
});

describe('where a prompt without a place is', () => {
  it.each([
    ['a christmas tree with presents and a fireplace', 'room'],
    ['a christmas tree in the snow', 'snow'],
    ['lamps and fireworks', 'meadow'],
    ['a man rowing a boat', 'lake'],
  ])('is where all of it may be: %s', (prompt, place) => {
    const read = scene(prompt);
    expect(read.place ?? homeOf(read)).toBe(place);
  });
});
