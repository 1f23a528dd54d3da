/** Where somebody in a thing that would hide them is seen, in shares of its height. */
type Inside = { foot: number; high: number };

const insides: [RegExp, Inside][] = [
  [/boat|canoe|ship/, { foot: 0.26, high: 0.6 }],
  [/tree-house$/, { foot: 0.4, high: 0.3 }],
  [/tree$/, { foot: 0.5, high: 0.3 }],
  [/car$|^taxi|automobile|bus$|truck|vehicle|tram|train|locomotive/, { foot: 0.5, high: 0.36 }],
  // Behind its spokes nobody is seen.
  [/^wheel$/, { foot: 0.1, high: 0.62 }],
  [/^window$/, { foot: 0.08, high: 0.72 }],
  [/bottle$/, { foot: 0.12, high: 0.34 }],
  [/^(rocket|flying-saucer)$/, { foot: 0.4, high: 0.3 }],
  [/fish-bowl$/, { foot: 0.3, high: 0.42 }],
  [/wall$/, { foot: 0, high: 0.82 }],
  [/spider-web$/, { foot: 0.34, high: 0.42 }],
  [/nest$/, { foot: 0.46, high: 0.36 }],
  // In a house is who stands at its door.
  [
    /house|castle|tower|building|church|hotel|school|hospital|tent$|hut$|mosque|factory|bank$|stadium|derelict/,
    { foot: 0, high: 0.42 },
  ],
];

/** Where a thing is seen in another; none where it looks out over the rim. */
export const insideOf = (motif: string): Inside | undefined =>
  insides.find(([kind]) => kind.test(motif))?.[1];

/** Where what lies in a vessel begins and where its rim ends that hides it, in shares of its height. */
const rims: Record<string, { foot: number; top: number }> = {
  'tintory-bowl': { foot: 0.7, top: 0.98 },
  'tintory-teacup': { foot: 0.54, top: 0.78 },
  basket: { foot: 0.44, top: 0.62 },
  bucket: { foot: 0.74, top: 0.98 },
};

/** What small things are in, seen over its rim. */
export const isVessel = (motif: string): boolean => Object.hasOwn(rims, motif);

/** Of what is in a vessel, no more than this is hidden by its rim. */
const hidden = 0.26;

/**
 * How high above a vessel's foot what is in it begins, in shares of the vessel's height; `high` is
 * the height of what is in it, in the same shares.
 */
export function footIn(motif: string, high: number): number {
  const rim = rims[motif];
  return rim ? Math.max(rim.foot, rim.top - hidden * high) : 0.36;
}
