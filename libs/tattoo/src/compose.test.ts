import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edgeOf, extentOf, sheet, type Placed } from './placed.ts';
import { silhouette } from './silhouette.ts';
import { svgSheet } from './svg-sheet.ts';
import { compose, one } from './testing/compose.ts';

const all = (placed: Placed[], motif: string) => placed.filter((one) => one.motif.endsWith(motif));

const levelOf = ({ level = 0 }: Placed) => level;

const prompts = [
  'wolf',
  'a rose and a dagger',
  'a snake around a dagger',
  'a moon above mountains',
  'a rose between two swallows',
  'a skull with roses',
  'wolf with a moon and a star',
  'a lion with a crown',
  'two koi fish',
  'a skull and two crossed swords',
  'anchor, rope and rose',
  'a ship between waves',
  'a butterfly and a skull and flowers',
  'a compass with mountains and pine trees',
  'two wolves and a moon',
  'a skull in a wreath of roses',
  'phoenix',
  'mountain, moon, pine trees and wolf',
  'a skull with a snake and two roses',
  'an owl on a branch',
  'a lighthouse with waves and an anchor',
  'sun and moon',
  'a skull surrounded by six roses',
  'five stars',
  'seven swallows',
  'an elephant under a palm tree',
  'a skull, a candle, a book and a rose',
  'a swallow with a banner and a rose',
  'lion and wolf',
  'medusa with snakes',
];

describe('every composition', () => {
  it.each(prompts)('of “%s” keeps motifs apart that do not lie over each other', async (prompt) => {
    const placed = await compose(prompt);
    for (const [i, first] of placed.entries()) {
      for (const second of placed.slice(i + 1)) {
        if (levelOf(first) === levelOf(second)) expect(gap(first, second)).toBeGreaterThan(6);
      }
    }
  });

  it.each(prompts)('of “%s” shows enough of each motif', async (prompt) => {
    const placed = await compose(prompt);
    for (const motif of placed) {
      const over = placed.filter((other) => levelOf(other) > levelOf(motif));
      expect(await shareShown(motif, over), motif.motif).toBeGreaterThan(0.3);
    }
  });

  it.each(prompts)('of “%s” fills the sheet and stays on it', async (prompt) => {
    const { left, right, top, bottom } = extentOf(await compose(prompt));
    expect(Math.min(left, top)).toBeGreaterThan(40);
    expect(Math.max(right, bottom)).toBeLessThan(sheet - 40);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(880);
  });

  it.each(['frame', 'mandala', 'rays'] as const)('stays within a %s', async (ornament) => {
    const radius = { frame: 380, mandala: 284, rays: 320 }[ornament];
    for (const motif of await compose('a skull with a snake and two roses', ornament)) {
      const points = edgeOf(motif);
      for (let i = 0; i < points.length; i += 2) {
        const [x, y] = [points[i] as number, points[i + 1] as number];
        expect(Math.hypot(x - 500, y - 500)).toBeLessThan(radius);
      }
    }
  });

  it('is the same for the same seed and mirrored for the next', async () => {
    const prompt = 'a skull with a snake and a rose';
    const first = await compose(prompt, 'none', 1);
    expect(await compose(prompt, 'none', 1)).toEqual(first);
    const rose = one(await compose(prompt, 'none', 2), '/rose');
    expect(rose.x).toBeCloseTo(sheet - one(first, '/rose').x, 5);
    expect(rose.mirrored).not.toBe(one(first, '/rose').mirrored);
  });
});

describe('what a prompt tells', () => {
  it('winds the snake around the blade, which stands upright', async () => {
    for (const prompt of ['a snake around a dagger', 'eine Schlange um einen Dolch']) {
      const placed = await compose(prompt);
      const blade = extentOf([one(placed, '/slender-dagger')]);
      expect(blade.bottom - blade.top).toBeGreaterThan((blade.right - blade.left) * 1.6);
      const snake = extentOf([one(placed, '/coiled-snake')]);
      expect(snake.left).toBeLessThan(blade.left + (blade.right - blade.left) / 2);
      expect(snake.right).toBeGreaterThan(blade.left + (blade.right - blade.left) / 2);
      expect(snake.bottom).toBeLessThan(blade.bottom);
    }
  });

  it('has what stands between two in the middle, and them look at it', async () => {
    const placed = await compose('a rose between two swallows');
    const rose = one(placed, '/rose');
    const [left, right] = all(placed, '/swallow').sort((a, b) => a.x - b.x) as [Placed, Placed];
    expect(left.x).toBeLessThan(rose.x);
    expect(right.x).toBeGreaterThan(rose.x);
    expect([left.mirrored, right.mirrored]).toEqual([false, true]);
    const mixed = await compose('a skull between a lion and a wolf');
    const skull = one(mixed, '/death-skull');
    const sides = ['/lion', '/wolf-head'].map((motif) => Math.sign(one(mixed, motif).x - skull.x));
    expect(sides.sort()).toEqual([-1, 1]);
  });

  it('has the moon above the mountains and the eagle above the snake', async () => {
    for (const [prompt, upper, lower] of [
      ['a moon above mountains', '/crescent', '/peaks'],
      ['an eagle above a snake', '/eagle-emblem', '/snake'],
      ['a snake under an eagle', '/eagle-emblem', '/snake'],
    ] as const) {
      const placed = await compose(prompt);
      expect(one(placed, upper).y).toBeLessThan(one(placed, lower).y);
    }
  });

  it('puts the wreath about the skull, and all roses at the skull’s foot', async () => {
    const placed = await compose('a skull in a wreath of roses');
    const [wreath, skull] = [one(placed, '/wreath'), one(placed, '/death-skull')];
    expect(wreath.x).toBeCloseTo(skull.x, -1);
    expect(extentOf([wreath]).left).toBeLessThan(extentOf([skull]).left);
    expect(all(placed, '/rose')).toHaveLength(3);
    for (const rose of all(placed, '/rose')) expect(rose.y).toBeGreaterThan(skull.y);
  });

  it('rings what is surrounded', async () => {
    const placed = await compose('a skull surrounded by six roses');
    const skull = one(placed, '/death-skull');
    const quarters = all(placed, '/rose').map(({ x, y }) => `${x > skull.x} ${y > skull.y}`);
    expect(quarters).toHaveLength(6);
    expect(new Set(quarters).size).toBe(4);
  });

  it('has the cat sit on the branch, over its edge', async () => {
    const placed = await compose('a cat on a branch');
    const [cat, branch] = [one(placed, '/cat'), one(placed, '/olive')];
    expect(levelOf(cat)).toBeGreaterThan(levelOf(branch));
    expect(cat.y).toBeLessThan(branch.y);
  });
});

it('has a ship in the waves, and an arrow across a feather', async () => {
  const placed = await compose('a ship on waves');
  const [ship, waves] = [one(placed, '/galleon'), one(placed, '/waves')];
  expect(extentOf([ship]).bottom).toBeGreaterThan(extentOf([waves]).top);
  expect(levelOf(ship)).toBeLessThan(levelOf(waves));
  const [feather, arrow] = ['/feather', '/arrow'];
  const crossed = await compose('a feather and an arrow');
  expect(one(crossed, feather).mirrored).not.toBe(one(crossed, arrow).mirrored);
});

it('seats a cat on the moon between its horns', async () => {
  const placed = await compose('a cat sitting on the moon');
  const [cat, moon] = [extentOf([one(placed, '/cat')]), extentOf([one(placed, '/crescent')])];
  expect(cat.top).toBeGreaterThan(moon.top);
  expect(cat.bottom).toBeLessThan(moon.bottom);
});

describe('what lies behind', () => {
  it.each([
    ['a sword and shield', '/broadsword', 0.5],
    ['a heart and a dagger', '/plain-dagger', 0.5],
    ['an eye in a triangle', '/triangle', 0.99],
    ['a skull with roses', '/death-skull', 0.8],
    ['a bear in the forest', '/pine-tree', 0.65],
  ])('in “%s” is not punched to pieces', async (prompt, motif, share) => {
    const placed = await compose(prompt);
    for (const back of all(placed, motif)) {
      const over = placed.filter((other) => levelOf(other) > levelOf(back));
      expect(await shareShown(back, over)).toBeGreaterThan(share);
    }
  });

  it('shows both ends of a blade behind a shield, and all of its hilt', async () => {
    const placed = await compose('a sword and shield');
    const [sword, shield] = [one(placed, '/broadsword'), one(placed, '/shield')].map((each) =>
      extentOf([each]),
    ) as [ReturnType<typeof extentOf>, ReturnType<typeof extentOf>];
    expect(shield.top - sword.top).toBeGreaterThan((sword.bottom - sword.top) * 0.35);
    expect(sword.bottom).toBeGreaterThan(shield.bottom + 20);
  });

  it('leaves a skull its chin', async () => {
    const placed = await compose('a skull with roses');
    const skull = one(placed, '/death-skull');
    const lowest = all(placed, '/rose').sort((a, b) => b.y - a.y)[0] as Placed;
    expect(extentOf([lowest]).top).toBeGreaterThan(extentOf([skull]).bottom - 30);
  });
});

describe('what motifs are', () => {
  it('has blades behind flowers and moons behind heads, whichever is named first', async () => {
    for (const [prompt, front, back] of [
      ['a rose and a dagger', '/rose', '/plain-dagger'],
      ['a dagger and a rose', '/rose', '/plain-dagger'],
      ['a moon and a wolf', '/wolf-head', '/crescent'],
    ] as const) {
      const placed = await compose(prompt);
      expect(levelOf(one(placed, front))).toBeGreaterThan(levelOf(one(placed, back)));
    }
  });

  it('crosses two blades behind the skull', async () => {
    const [first, other] = all(await compose('a skull and two daggers'), '/plain-dagger') as [
      Placed,
      Placed,
    ];
    expect(first.mirrored).not.toBe(other.mirrored);
    expect(first.turn).toBeCloseTo(-other.turn, 5);
  });

  it('crowns the lion on its head, and not over its face', async () => {
    const placed = await compose('a lion with a crown');
    const [lion, crown] = [extentOf([one(placed, '/lion')]), extentOf([one(placed, '/crown')])];
    expect(crown.top).toBeLessThan(lion.top);
    expect(crown.bottom).toBeLessThan((lion.top + lion.bottom) / 2);
  });

  it('counts what a motif shows: two koi are one drawing of two', async () => {
    expect(await compose('two koi fish')).toHaveLength(1);
    expect(all(await compose('four koi fish'), '/circling-fish')).toHaveLength(2);
  });
});

/** The least distance between the edges of two motifs, in units of the sheet. */
function gap(first: Placed, second: Placed): number {
  const [a, b] = [edgeOf(first), edgeOf(second)];
  let least = Infinity;
  for (let i = 0; i < a.length; i += 2) {
    for (let j = 0; j < b.length; j += 2) {
      const [dx, dy] = [(a[i] ?? 0) - (b[j] ?? 0), (a[i + 1] ?? 0) - (b[j + 1] ?? 0)];
      least = Math.min(least, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(least);
}

const inkOf = async (placed: Placed[]): Promise<Uint8Array> =>
  sharp(Buffer.from(svgSheet(placed.map((each) => silhouette(each)).join(''), 160)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();

async function shareShown(motif: Placed, over: Placed[]): Promise<number> {
  const [own, cover] = [await inkOf([motif]), await inkOf(over)];
  let [shown, whole] = [0, 0];
  own.forEach((alpha, i) => {
    whole += alpha;
    if ((cover[i] ?? 0) < 128) shown += alpha;
  });
  return shown / whole;
}
