// @vitest-environment node
import { expect, it } from 'vitest';
import { paintedName } from './painted-name.ts';

it.each([
  ['coffee.png', 'image/png', 'coffee-painted.png'],
  ['coffee.jpeg', 'image/webp', 'coffee-painted.webp'],
  ['coffee-painted.png', 'image/jpeg', 'coffee-painted.jpg'],
  ['.png', 'image/png', 'tintory-photo-painted.png'],
])('what is painted on %s, as %s, is called %s', (name, type, painted) =>
  expect(paintedName(name, type)).toBe(painted),
);
