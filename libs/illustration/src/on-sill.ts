import type { Group } from './item-group.ts';
import type { Item } from './item-size.ts';
import type { Stage } from './scene.ts';

/** Greatest height and width of the things, in those of window and sill. */
const most = { high: 0.7, wide: 0.9 };

/** Stands groups on the sill of the room's window, side by side. */
export function onSill(groups: readonly Group[], { sill }: Stage): Item[] {
  if (!sill || groups.length === 0) return [];
  const wide = groups.reduce((sum, { left, right }) => sum + right - left, 0);
  const tallest = Math.max(...groups.flatMap(({ items }) => items.map((i) => i.height - i.y)));
  const scale = Math.min(1, (sill.width * most.wide) / wide, (sill.height * most.high) / tallest);
  let x = sill.x + (sill.width - wide * scale) / 2;
  return groups.flatMap(({ items, left, right }) => {
    const origin = x - left * scale;
    x += (right - left) * scale;
    return items.map((item): Item => ({
      ...item,
      x: origin + item.x * scale,
      // On one line, not staggered as on a floor.
      y: sill.y + (item.stands === 'thing' ? item.y * scale : 0),
      height: item.height * scale,
      order: item.order,
      stands: 'thing',
    }));
  });
}
