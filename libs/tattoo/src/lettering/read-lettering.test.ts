import { describe, expect, it } from 'vitest';
import { tattooVocabulary } from '../tattoo-motifs.ts';
import { readLettering } from './read-lettering.ts';

const read = (prompt: string) => readLettering(prompt, tattooVocabulary);

describe('a text to be written', () => {
  it.each([
    ['infinity with name Anna', 'ANNA'],
    ['the name anna and a rose', 'ANNA'],
    ['names Anna and Tom with a rose', 'ANNA AND TOM'],
    ['name Anna und Rose', 'ANNA'],
    ['initials A.M. in a heart', 'A.M.'],
    ['"carpe diem" with a feather', 'CARPE DIEM'],
    ['a heart, „für immer“', 'FÜR IMMER'],
    ['a lion and the word hope', 'HOPE'],
    ['a swallow with a banner that says MOM', 'MOM'],
    ['quote no pain no gain with a lion', 'NO PAIN NO GAIN'],
    ['Schriftzug Familie mit Herz', 'FAMILIE'],
    ['baby footprints with date 12.08.2019', '12.08.2019'],
    ['2019-08-12 and a rose', '2019-08-12'],
    ['a skull 1984', '1984'],
    ['a rose, XII.VIII.MMXIX', 'XII.VIII.MMXIX'],
    ['mom with a heart', 'MOM'],
    ['mom and dad', 'MOM AND DAD'],
    ['Herz für Mama', 'MAMA'],
    ['date 12.05.1998 in roman numerals', 'XII.V.MCMXCVIII'],
    ['roman numerals 14.08.2019 with a rose', 'XIV.VIII.MMXIX'],
    ['Datum 1.6.2020 in römischen Zahlen', 'I.VI.MMXX'],
    ['roman numerals MMXIX', 'MMXIX'],
    ['coordinates 52.5200° N, 13.4050° E', '52.5200° N, 13.4050° E'],
    ['48.8566 N 2.3522 E and a compass', '48.8566 N 2.3522 E'],
    ['a lotus with the coordinates 40.7128, -74.0060', '40.7128, -74.0060'],
    ['Koordinaten: 48.137° N 11.575° O', '48.137° N 11.575° O'],
    ['a rose with the name Müller', 'MÜLLER'],
    ['a rose with the name Zoë', 'ZOË'],
    ['a rose for "José"', 'JOSÉ'],
    ['in loving memory of grandma with a dove', 'IN LOVING MEMORY OF GRANDMA'],
    ['a cross, in memory of Papa', 'IN MEMORY OF PAPA'],
    ['in memory of my grandma, with roses', 'IN MEMORY OF MY GRANDMA'],
    ['in memory of my brother Tom with a dove', 'IN MEMORY OF MY BROTHER TOM'],
    ['in loving memory of a great dog', 'IN LOVING MEMORY'],
    ["my daughter's name Emma with a heart", 'EMMA'],
    ['coordinates of my hometown 48.2082 N 16.3738 E', '48.2082 N 16.3738 E'],
    ['RIP Dad and a cross', 'RIP DAD'],
    ['ein Kreuz, ruhe in Frieden', 'RUHE IN FRIEDEN'],
    ['a dove 1950 - 2020', '1950-2020'],
  ])('is found in “%s”', (prompt, text) => {
    const { texts, strange } = read(prompt);
    expect(texts.map((each) => each.normalize('NFC'))).toEqual([text]);
    expect(strange).toEqual([]);
  });

  it('may be a name and a date', () => {
    expect(read('a lion with the name Anna, 12.08.2019').texts).toEqual(['ANNA', '12.08.2019']);
  });

  it('leaves the rest of the prompt to be drawn, without the word that announced it', () => {
    const { rest } = read('a lion with the name Anna and a rose');
    expect(rest.match(/\p{L}+/gu)).toEqual(['a', 'lion', 'with', 'and', 'a', 'rose']);
  });

  it.each([
    ["my daughter's name Emma with a heart", ['with', 'a', 'heart']],
    ['coordinates of my hometown 48.2082 N 16.3738 E and a rose', ['and', 'a', 'rose']],
    ['in memory of my grandma, roses', ['roses']],
  ])('leaves nobody behind whose name it is: %s', (prompt, rest) => {
    expect(read(prompt).rest.match(/\p{L}+/gu)).toEqual(rest);
  });

  it.each([
    'a lion and 3 roses',
    'a rose 1.5 times as large, 2.5',
    'coordinates and a compass',
    'words of wisdom',
    'my mom’s favourite flower, a rose',
    'family tree with names',
    'a dragon’s head and a wolf’s paw',
    'LION WITH CROWN',
    'in the name of love',
    '',
    '"',
    '"!!!"',
  ])('is none where nothing is to be written: %s', (prompt) => {
    expect(read(prompt)).toMatchObject({ texts: [], strange: [] });
  });

  it.each([
    ['a rose with the name محمد', 'محمد'],
    ['"愛" and a rose', '愛'],
    [`"${'long '.repeat(10).trim()}"`, 'long '.repeat(10).trim()],
    ['"a ✂ b"', 'a ✂ b'],
  ])('is named where it cannot be written: %s', (prompt, text) => {
    expect(read(prompt)).toMatchObject({ texts: [], strange: [text] });
  });
});
