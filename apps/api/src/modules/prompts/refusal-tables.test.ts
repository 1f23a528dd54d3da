import { expect, it } from 'vitest';
import { isRefused } from './prompt-guard.ts';
import { cruelty } from './tables/cruelty.ts';
import { aboutMinors } from './tables/minors.ts';
import { minorsInScenes } from './tables/minors-in-scenes.ts';
import { aboutRealPersons } from './tables/real-persons.ts';
import { welcomeChildren } from './tables/welcome-children.ts';
import { welcomeEveryday } from './tables/welcome-everyday.ts';
import { welcomeFamilies } from './tables/welcome-families.ts';
import { welcomeToo } from './tables/welcome-too.ts';
import { welcomeVisitors } from './tables/welcome-visitors.ts';
import { welcome } from './tables/welcome.ts';

it.each([...aboutMinors, ...minorsInScenes])('no minor is shown like this: %s', (text) => {
  expect(isRefused(text)).toBe(true);
});

it.each(aboutRealPersons)('no real person is shown like this: %s', (text) => {
  expect(isRefused(text)).toBe(true);
});

it.each(cruelty)('no child is shown like this: %s', (text) => {
  expect(isRefused(text)).toBe(true);
});

it.each([
  ...welcome,
  ...welcomeToo,
  ...welcomeChildren,
  ...welcomeEveryday,
  ...welcomeFamilies,
  ...welcomeVisitors,
])('everybody gets %s', (text) => {
  expect(isRefused(text)).toBe(false);
});

it('the tables are long enough to tell', () => {
  expect(aboutMinors.length + aboutRealPersons.length).toBeGreaterThan(200);
  expect(welcome.length + welcomeToo.length).toBeGreaterThan(400);
});
