import { expect, it } from 'vitest';
import { extentOf, type Placed } from './placed.ts';
import { compose, one } from './testing/compose.ts';

const levelOf = ({ level = 0 }: Placed) => level;

it.each([
  'lion and wolf',
  'two wolves',
  'eagle and snake',
  'cat and dog',
  'koi and dragon',
  'bear and stag',
  'two butterflies',
  'sun and moon',
  'skull and raven',
  'a stag and two pine trees',
])('of “%s” is no strip', async (prompt) => {
  const { left, right, top, bottom } = extentOf(await compose(prompt));
  const sides = [right - left, bottom - top];
  expect(Math.min(...sides) / Math.max(...sides)).toBeGreaterThan(0.55);
});

it('joins two creatures back to back, with the faces of both outside', async () => {
  for (const prompt of ['lion and wolf', 'two wolves']) {
    const placed = await compose(prompt);
    const [left, right] = placed.sort((a, b) => a.x - b.x) as [Placed, Placed];
    expect([left.mirrored, right.mirrored]).toEqual([true, false]);
    expect(levelOf(left)).not.toBe(levelOf(right));
  }
});

it('has those look at each other of whom one would hide the other', async () => {
  const [first, second] = (await compose('two dragonflies')).sort((a, b) => a.x - b.x);
  expect([first?.mirrored, second?.mirrored]).toEqual([false, true]);
});

it('has a raven perch on a skull, and an owl before an hourglass', async () => {
  const skull = await compose('skull and raven');
  expect(one(skull, '/raven').y).toBeLessThan(one(skull, '/death-skull').y);
  expect(levelOf(one(skull, '/raven'))).toBeGreaterThan(levelOf(one(skull, '/death-skull')));
  const hourglass = await compose('an hourglass and an owl');
  expect(one(hourglass, '/owl').y).toBeGreaterThan(one(hourglass, '/hourglass').y);
});

it('has two look each other in the eyes where the prompt says so', async () => {
  for (const prompt of ['two wolves face to face', 'a lion and a wolf facing each other']) {
    const [left, right] = (await compose(prompt)).sort((a, b) => a.x - b.x) as [Placed, Placed];
    expect([left.mirrored, right.mirrored]).toEqual([false, true]);
    expect(Math.abs(left.y - right.y)).toBeLessThan(1);
  }
});

it('holds a head in the arms of the moon, so that no horn grows out of it', async () => {
  const placed = await compose('wolf and moon');
  const [wolf, moon] = [
    extentOf([one(placed, '/wolf-head')]),
    extentOf([one(placed, '/crescent')]),
  ];
  expect(moon.top).toBeLessThan(wolf.top);
  expect(moon.bottom).toBeGreaterThan(wolf.bottom);
});

it('sets two crowns side by side', async () => {
  const placed = await compose('king and queen');
  expect(placed).toHaveLength(2);
  const sides = placed.map((each) => extentOf([each])).sort((a, b) => a.left - b.left);
  expect(sides[0]?.right).toBeLessThan((sides[1]?.right ?? 0) - 50);
});

it('sets what stands before the full moon into its disc', async () => {
  const drawn = await compose('bat in front of a full moon');
  const [moon, bat] = [one(drawn, '/moon-disc'), one(drawn, '/bat')].map((part) =>
    extentOf([part]),
  );
  expect(bat?.left).toBeGreaterThan(moon?.left ?? NaN);
  expect(bat?.right).toBeLessThan(moon?.right ?? NaN);
});

it('arches the phases of the moon over a lotus, and lets a heart beat below a paw', async () => {
  const lotus = await compose('lotus with moon phases');
  expect(extentOf([one(lotus, '/moon-phases')]).bottom).toBeLessThan(
    extentOf([one(lotus, '/lotus')]).top,
  );
  const paw = await compose('heartbeat line with dog paw');
  expect(extentOf([one(paw, '/heartbeat')]).top).toBeGreaterThan(
    extentOf([one(paw, '/paw-print')]).bottom,
  );
});

it('has a wolf howl in the arms of the moon, and not before a second disc', async () => {
  const placed = await compose('wolf howling at the moon');
  const [wolf, moon] = [
    extentOf([one(placed, '/wolf-howl')]),
    extentOf([one(placed, '/crescent')]),
  ];
  expect(wolf.right - wolf.left).toBeLessThan((moon.right - moon.left) * 0.9);
  expect(levelOf(one(placed, '/wolf-howl'))).toBe(levelOf(one(placed, '/crescent')));
});

it('has an unalome rise over a lotus, and constellations stand in the sky over what they are with', async () => {
  const lotus = await compose('lotus and unalome');
  expect(extentOf([one(lotus, '/unalome')]).bottom).toBeLessThan(
    extentOf([one(lotus, '/lotus')]).top + 30,
  );
  for (const [prompt, below] of [
    ['orion constellation and mountains', '/peaks'],
    ['a lion and the leo constellation', '/lion'],
  ] as const) {
    const placed = await compose(prompt);
    const stars = placed.find(({ motif }) => motif.includes('/stars-of-')) as Placed;
    expect(extentOf([stars]).bottom).toBeLessThan(extentOf([one(placed, below)]).top + 60);
  }
});

it('sets a king and a queen of chess side by side', async () => {
  const placed = await compose('chess king and chess queen');
  expect(placed.map(({ motif }) => motif)).toEqual(['tintory/chess-king', 'tintory/chess-queen']);
  const sides = placed.map((each) => extentOf([each])).sort((a, b) => a.left - b.left);
  expect(sides[0]?.right).toBeLessThan(sides[1]?.left ?? 0);
});
