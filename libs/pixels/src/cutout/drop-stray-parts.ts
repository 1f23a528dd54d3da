import { findComponents } from '../components.ts';
import type { Plane } from '../rgba-image.ts';

/** A part that is on the whole believed by less is something else, of which the frame shows a corner. */
const believedEnough = 0.5;

/**
 * A mask without what the picture's border cuts off, lies apart from the largest part and is hardly
 * believed to be the subject's: the corner of a keyboard that has the lamp's colours.
 *
 * @param mask 0 or 1
 * @param belief how surely each pixel is the subject's, 0 to 1, of the same size
 */
export function dropStrayParts(mask: Uint8Array, belief: Plane): Uint8Array {
  const { label, areas, touchesBorder } = findComponents(mask, belief.width, belief.height);
  if (areas.length < 2) return mask;
  const believed = areas.map(() => 0);
  label.forEach((name, i) => {
    if (name > 0) believed[name - 1] = (believed[name - 1] as number) + (belief.data[i] as number);
  });
  const largest = Math.max(0, ...areas);
  const isStray = areas.map(
    (area, part) =>
      area < largest && touchesBorder[part] && (believed[part] as number) < believedEnough * area,
  );
  return mask.map((value, i) => (value && !isStray[(label[i] as number) - 1] ? 1 : 0));
}
