import { expect, it } from 'vitest';
import { widthOf } from './item-size.ts';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

it.each(['a boy climbing a tree', 'ein kletternder Junge auf einem Baum'])(
  'who climbs a tree is up in it, without a rock of their own: %s',
  async (prompt) => {
    const items = await placePrompt(prompt);
    const [climber, tree] = [itemOf(items, /climbing/), itemOf(items, /tree/)];
    expect(climber.thing.motif).toBe('tintory-climbing-man');
    expect(climber.art.body).not.toContain('#d3d3d3');
    expect(climber.y).toBeLessThan(tree.y);
    expect(climber.y - climber.height).toBeGreaterThan(tree.y - tree.height);
    expect(items.indexOf(climber)).toBeGreaterThan(items.indexOf(tree));
  },
);

it.each([
  ['a boy climbing a tree', 0.7],
  ['a man climbing a palm tree', 0.7],
])('has both hands at the trunk: %s', async (prompt, highest) => {
  const items = await placePrompt(prompt);
  const [climber, tree] = [itemOf(items, /climbing/), itemOf(items, /tree/)];
  // The hands are a little left of the drawing's middle.
  const hands = climber.x - widthOf(climber) * 0.06;
  expect(Math.abs(hands - tree.x)).toBeLessThan(widthOf(tree) * 0.09);
  expect(climber.y - climber.height).toBeGreaterThan(tree.y - tree.height * highest);
});

it('who climbs alone has a rock, and a cat that climbs is named', async () => {
  expect((await placePrompt('a boy climbing'))[0]?.thing.motif).toBe('man-climbing');
  expect(readScene('a cat climbing a tree').unknown).toEqual(['climbing']);
});

it.each([
  ['a woman cooking in the kitchen', 'woman-cook', []],
  ['a man cooking', 'man-cook', []],
  ['a chef cooking', 'man-cook', []],
  ['a dog cooking', 'dog', ['cooking']],
])('who cooks has a spoon, and no pan is beside them: %s', (prompt, motif, unknown) => {
  const scene = readScene(prompt);
  expect(scene.things.map((thing) => thing.motif)).toEqual([motif]);
  expect(scene.unknown).toEqual(unknown);
});

it('a kitchen has cupboards, and an office is named', () => {
  expect(readScene('a woman in a kitchen')).toMatchObject({ isKitchen: true, unknown: [] });
  expect(readScene('eine Frau in der Küche')).toMatchObject({ isKitchen: true, unknown: [] });
  expect(readScene('a woman in an office')).toMatchObject({ place: 'room', unknown: ['office'] });
});
