import type { Art } from './art.ts';
import { is, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';

/** Share of a rider with short legs, or a robe, hidden behind the mount. */
const hidden = 0.34;

/** Heights of the hip and of the near leg, in the rider's. */
const hip = 0.42;
const legHigh = 0.4;

/** The near leg, bent at the knee, in the trousers and shoes of all riders. */
const leg = {
  body: '<path fill="#9b9b9b" d="M4.600 0.600C6 -.3 8.800.2 8.800 2.200L6.800 10.800H3.600L4.800 4.600z"/><path fill="#533566" d="M3.500 10.400h3.400v2.600H1.200c0-1.400 1-2 2.300-2.200z"/>',
  left: 1.2,
  top: 0,
  right: 8.8,
  bottom: 13,
};

/** Seats a rider on a back: behind its near side, with one leg before it. */
export function ride(rider: Item, mount: Item): [Item, Item] | undefined {
  const { back } = motifOf(mount.thing.motif);
  const isShort = motifOf(rider.thing.motif).legs !== undefined;
  if (!back || !(isShort || is(rider.thing.motif, 'poseable'))) return undefined;
  const height = Math.min(rider.height, mount.height * back.most);
  const side = mount.mirrored ? -1 : 1;
  const x = mount.x + side * back.behind * widthOf(mount);
  const top = mount.y - mount.height * back.high;
  const at = { ...rider, x, height, mirrored: mount.mirrored, stands: 'thing' as const };
  const body = isShort ? leg.body.replace('#9b9b9b', rider.art.main) : leg.body;
  const art: Art = { ...rider.art, ...leg, body };
  const foot = top + height * (legHigh - 0.05);
  return [
    { ...at, y: top + height * (isShort ? hidden : hip), order: mount.order - 0.1 },
    // A separate thing, so that nothing is worn on the leg.
    {
      ...at,
      thing: { ...rider.thing },
      art,
      x: x - side * height * 0.04,
      y: foot,
      height: height * legHigh,
      order: mount.order + 0.1,
    },
  ];
}
