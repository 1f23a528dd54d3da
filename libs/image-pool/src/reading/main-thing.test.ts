import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { emojiVocabulary } from '@tintory/illustration/testing';
import { tattooVocabulary } from '@tintory/tattoo/testing';

const inScene = (prompt: string) =>
  readPrompt(prompt, emojiVocabulary(), { scenery: 'surrounds' }).missing;
const inDesign = (prompt: string) =>
  readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' }).missing;

describe('the main thing of a prompt is missing', () => {
  it.each([
    ['a zeppelin over the mountains at sunset', ['zeppelin']],
    ['a zeppelin at night', ['zeppelin']],
    ['ein Zeppelin am Meer', ['zeppelin']],
    ['a wheelbarrow full of pumpkins', ['wheelbarrow']],
    ['a plate of lasagna with a glass of red wine', ['lasagna']],
    ['two zeppelins flying over a castle', ['zeppelins']],
    ['a zeppelin and a wheelbarrow in front of a house', ['zeppelin', 'wheelbarrow']],
    ['eine Hebamme mit einem Hund', ['hebamme']],
    ['حداد مع سيف وقطة', ['حداد']],
  ])('in a scene where it stands before another: %s', (prompt, missing) => {
    expect(inScene(prompt)).toEqual(missing);
  });

  it.each([
    ['a postman delivering letters to a house', ['postman', 'delivering']],
    ['a postman holds letters', ['postman']],
    ['a blacksmith hammering a guitar', ['blacksmith', 'hammering']],
    ['three gnomes holds a guitar', ['gnomes']],
    ['three gnomes lifted a guitar', ['gnomes', 'lifted']],
    ['ثلاثة أقزام يعزفون غيتار', ['أقزام', 'يعزفون']],
    ['eine Waschmaschine voller bunter Blumen', ['waschmaschine', 'voller']],
  ])('where another article or number tells that a noun is not of it: %s', (prompt, missing) => {
    expect(inScene(prompt)).toEqual(missing);
  });

  it('in a design, where scenery is a thing', () => {
    expect(inDesign('a typewriter with roses')).toEqual(['typewriter']);
    expect(inDesign('a lion with a typewriter')).toBeUndefined();
  });
});

it.each([
  'a majestic dragon',
  'a ferocious snarling wolf in the forest',
  'misty dreamy mountains at dawn',
  'a portrait of a king',
  'a herd of cows on a meadow',
  'masterpiece, best quality, a dragon',
  'a beach without zeppelins',
  'no zeppelin, just a cat',
  'a zeppelin and a cat in the sky',
  'a clumsy dancing bear',
  'dancing on the beach',
  'a cat with a zeppelin',
  'ein majestätischer Drache am Meer',
  'قطة تنام على أريكة',
  'a cozy, warm room',
  'I see a cat',
  'aerial view of a beach',
  'an epic battle between a dragon and a knight',
  'something with cats and stars',
  'منظر جميل للبحر عند الغروب',
  'somebody painting a cat',
])('the main thing is there, whatever else is not: %s', (prompt) => {
  expect(inScene(prompt)).toBeUndefined();
});
