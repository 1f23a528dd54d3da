import { describe, expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

const read = (prompt: string) => {
  const { studios, unknown } = readScene(prompt);
  return { studios, unknown };
};

describe('a material that only says what a thing is made of', () => {
  it.each([
    ['a wooden spoon on marble', ['marble'], ['wooden', 'spoon']],
    ['wooden spoon on marble', ['marble'], ['wooden', 'spoon']],
    ['my stone vase on wood', ['wood'], ['stone', 'vase']],
    ['a marble cake on wood', ['wood'], ['marble', 'cake']],
    ['my linen shirt on stone', ['stone'], ['linen', 'shirt']],
    ['a cotton bag in a garden', ['garden'], ['cotton', 'bag']],
    ['a wooden watch on a beach', ['sand'], ['wooden', 'watch']],
    ['wooden watch, beach', ['sand'], ['wooden', 'watch']],
    ['a wooden toy car on grass', ['grass'], ['wooden', 'toy', 'car']],
    ['on marble with a wooden spoon', ['marble'], ['wooden', 'spoon']],
    ['a paper bag on wood', ['wood'], ['paper', 'bag']],
    ['a garden chair on stone', ['stone'], ['garden', 'chair']],
    ['beach towel on sand', ['sand'], ['beach', 'towel']],
    ['night cream on marble', ['marble'], ['night', 'cream']],
    ['kitchen knife on wood', ['wood'], ['kitchen', 'knife']],
    ['a table lamp on marble', ['marble'], ['table', 'lamp']],
    ['ein hölzerner Löffel auf Marmor', ['marble'], ['hölzerner', 'löffel']],
    ['ملعقة خشبية على رخام', ['marble'], ['ملعقة', 'خشبية']],
  ])('is no place beside one: “%s”', (prompt, studios, unknown) => {
    expect(read(prompt)).toEqual({ studios, unknown });
  });

  it.each([
    ['my wooden spoon', ['wooden', 'spoon']],
    ['a wooden spoon', ['wooden', 'spoon']],
    ['my oak chair', ['oak', 'chair']],
    ['a stone vase', ['stone', 'vase']],
    ['photo of a wooden spoon', ['wooden', 'spoon']],
    ['my night cream', ['night', 'cream']],
    ['ein hölzerner Löffel', ['hölzerner', 'löffel']],
    ['ملعقة خشبية', ['ملعقة', 'خشبية']],
  ])('is none alone: “%s”', (prompt, unknown) => {
    expect(read(prompt)).toEqual({ studios: [], unknown });
  });
});

describe('a material that something stands on', () => {
  it.each([
    ['on a wooden crate', ['wood'], ['crate']],
    ['on a stone pedestal', ['stone'], ['pedestal']],
    ['a wooden crate', ['wood'], ['crate']],
    ['auf einem hölzernen Hocker', ['wood'], ['hocker']],
    ['in a stone bath', ['stone'], ['bath']],
    ['my cup on a wooden tray', ['wood'], ['cup', 'tray']],
    ['beach vibes', ['sand'], ['vibes']],
    ['a beach bar', ['sand'], ['bar']],
    ['forest path at sunset', ['forest'], ['path']],
    ['على صينية خشبية', ['wood'], ['صينية']],
  ])('is a place, whatever it is the material of: “%s”', (prompt, studios, unknown) => {
    expect(read(prompt)).toEqual({ studios, unknown });
  });

  it.each([
    ['stone slab', ['stone']],
    ['marble slab', ['marble']],
    ['oak planks', ['wood']],
    ['linen tablecloth', ['linen']],
    ['wood texture', ['wood']],
    ['a wooden table', ['wood']],
    ['طاولة خشبية', ['wood']],
  ])('is one in all its words: “%s”', (prompt, studios) => {
    expect(read(prompt)).toEqual({ studios, unknown: [] });
  });
});
