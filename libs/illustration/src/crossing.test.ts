import { expect, it } from 'vitest';
import { itemOf, placePrompt, readScene } from './testing/place-prompt.ts';

it.each([
  'a train crossing a bridge',
  'a red train over a bridge',
  'ein roter Zug fährt über eine Brücke',
  'a man on a bridge',
])('who goes over a bridge is on it: %s', async (prompt) => {
  const items = await placePrompt(prompt);
  const [goer, bridge] = [itemOf(items, /locomotive|man/), itemOf(items, /bridge/)];
  expect(goer.y).toBeGreaterThan(bridge.y - bridge.height * 1.05);
  expect(goer.stands).toBe('thing');
  expect(readScene(prompt).unknown).toEqual([]);
});

it('a balloon is over it', async () => {
  const items = await placePrompt('a hot air balloon over a bridge');
  const [balloon, bridge] = [itemOf(items, /balloon/), itemOf(items, /bridge/)];
  expect(balloon.y).toBeLessThan(bridge.y - bridge.height);
});
