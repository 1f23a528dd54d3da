import { describe, expect, it } from 'vitest';
import { createPicture } from './picture.ts';
import { readableOn } from './readable-on.ts';

const picture = (red: number, green: number, blue: number, alpha = 255) => {
  const made = createPicture(40, 30);
  for (let at = 0; at < made.data.length; at += 4) made.data.set([red, green, blue, alpha], at);
  return made;
};

describe('the colour of letters', () => {
  it('is ink on a light picture, and white on a dark one', () => {
    expect(readableOn(picture(230, 220, 200))).toBe('#14151a');
    expect(readableOn(picture(20, 40, 90))).toBe('#ffffff');
  });

  it('is ink where there is no picture at all: what is clear mostly ends on white', () => {
    expect(readableOn(picture(0, 0, 0, 0))).toBe('#14151a');
  });
});
