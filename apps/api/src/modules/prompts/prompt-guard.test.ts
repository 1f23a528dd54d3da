import { describe, expect, it } from 'vitest';
import { isRefused } from './prompt-guard.ts';

describe('a wish', () => {
  it.each([
    'a nude teen',
    'Naked schoolgirl on a beach',
    'nacktes mädchen nackt',
    'my neighbour naked',
    'deepfake of an actress',
    'president beaten up',
    'طفلة عارية',
    'what the fuck',
    'fuuuuck this',
  ])('is refused: %s', (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it.each([
    '',
    'a red car on a beach at sunset',
    'a girl with a balloon',
    'two boys play football',
    'a king on a throne',
    'dead tree in a desert',
    'a cockatoo and a peacock',
    'Scunthorpe in the rain',
    'ein Kind im Schnee',
    'قطة في حديقة',
    'Essex countryside',
    'a bass player',
  ])('is welcome: %s', (text) => {
    expect(isRefused(text)).toBe(false);
  });
});
