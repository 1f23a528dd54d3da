import type { Group } from './item-group.ts';
import type { Item } from './item-size.ts';
import type { Canvas, Stage } from './scene.ts';
import { bySide, commonSide, sidedOf } from './sides.ts';

/** Hangs groups in the air: small ones above the grass, large ones high up. */
export function fly(groups: Group[], canvas: Canvas, stage: Stage): Item[] {
  const { width, height, random, reading } = canvas;
  const inside = reading.place === 'underwater' || reading.place === 'sky';
  return bySide(groups, sidedOf).flatMap((group, i) => {
    const side = commonSide(groups);
    const slot = (i + 0.5) / groups.length;
    const wide = group.right - group.left;
    const tallest = Math.max(...group.items.map((item) => item.height));
    const scale = Math.min(1, (width * 0.8) / groups.length / wide, (height * 0.36) / tallest);
    const middling = groups.length === 1 ? 0.36 + random() * 0.28 : slot;
    const wished = width * (side ? (side < 0 ? 0 : 0.5) + slot / 2 : middling);
    const margin = (wide * scale) / 2 + width * 0.03;
    const middle = Math.min(width - margin, Math.max(margin, wished));
    const x = middle - ((group.left + group.right) / 2) * scale;
    const small = group.root.tall * stage.person < height * 0.14;
    const base = inside
      ? 0.42 + random() * 0.16
      : small
        ? (stage.horizon / height) * 0.98
        : 0.24 + random() * 0.1;
    const size = scale * (inside ? 1.1 : 0.92);
    // Room for what is held above the head.
    const held = group.items.filter(({ stands }) => stands === 'thing');
    const reach = Math.max(0, ...held.map((item) => item.height - item.y));
    const hung = (item: Item, k: number) => {
      const drift = group.items.length > 1 ? (((k * 0.618) % 1) - 0.5) * 0.22 : 0;
      const foot = hang(height, base + drift, item.height * scale);
      return k === 0 ? Math.max(foot, height * 0.04 + reach * size) : foot;
    };
    return group.items.map((item, k) => ({
      ...aloftWith(item, { x, y: hung(group.items[0] ?? item, 0), size }),
      ...(item.stands !== 'thing' && { x: x + item.x * scale, y: hung(item, k) }),
      height: item.height * size,
      order: item.order + (small ? height : 0),
      stands: 'air' as const,
    }));
  });
}

/** Moves a held or worn thing with its owner. */
const aloftWith = (item: Item, { x, y, size }: { x: number; y: number; size: number }): Item => ({
  ...item,
  x: x + item.x * size,
  y: y + item.y * size,
  ...(item.string && { string: { x: x + item.string.x * size, y: y + item.string.y * size } }),
});

/** Foot of a thing centred at a height, kept below the picture's upper edge. */
const hang = (height: number, share: number, own: number) =>
  Math.max(height * 0.05 + own, height * share + own / 2);
