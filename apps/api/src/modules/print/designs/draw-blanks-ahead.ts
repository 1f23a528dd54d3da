import { blanks } from '@tintory/mockups';
import type { BlankPictures } from './blank-pictures.ts';
import { colorOf, type DesignProduct } from './design-product.ts';

/** Everybody who waits for a picture comes first. */
const turn = { user: 'blanks', isPaid: false };

/**
 * Draws what the pages show before anybody chooses, one after the other: every view of each product in its
 * first colour. Those that are kept from an earlier start take no time.
 */
export async function drawBlanksAhead(
  blankPictures: BlankPictures,
  products: readonly DesignProduct[],
): Promise<void> {
  for (const product of products) {
    const record = blanks.get(product.id);
    if (!record) continue;
    const color = colorOf(product, undefined);
    const ids = new Set([...record.areas, ...record.views].map(({ id }) => id));
    for (const id of ids) await blankPictures(product.id, id, color, turn);
  }
}
