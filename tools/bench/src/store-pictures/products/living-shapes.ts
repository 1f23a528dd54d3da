import { linear } from '../../samples/light.ts';
import { cloth, metal, rubber, wood } from '../finishes.ts';
import { labelled, printed } from '../label.ts';
import { ball, drum, joined, type Solid, stick, without } from '../solids.ts';
import { type Finish, put, type Thing } from '../thing.ts';
import { cylinder, handled } from '../vessels.ts';

export const stool = (): Thing => [
  ...cylinder(0.92, 1.72, 1.88, wood('#cf9f68', '#8d5c31', 'x'), 0.06),
  ...[0, 1, 2].map((i) => {
    const a = i * 2.094 + 0.4;
    return {
      solid: stick(
        [Math.cos(a) * 0.52, 1.75, Math.sin(a) * 0.52],
        [Math.cos(a) * 0.82, 0.06, Math.sin(a) * 0.82],
        0.1,
        0.065,
      ),
      finish: wood('#cf9f68', '#8d5c31', 'y'),
    };
  }),
];

const hex = (cx: number): Solid => ({
  distance: (x, y, z) => {
    const [ay, az] = [Math.abs(y - 0.42), Math.abs(z)];
    const side = Math.max(ay * 0.866 + az * 0.5, az) - 0.42;
    return Math.max(side, Math.abs(x - cx) - 0.32) * 0.9 - 0.04;
  },
  center: [cx, 0.42, 0],
  radius: 0.68,
});

const dumbbell = (color: string): Thing => [
  { solid: hex(-0.82), finish: rubber(color) },
  { solid: hex(0.82), finish: rubber(color) },
  {
    solid: joined(
      0.06,
      stick([-0.6, 0.42, 0], [0.6, 0.42, 0], 0.11),
      ball([0, 0.42, 0], [0.42, 0.145, 0.145]),
    ),
    finish: metal('#b4b7ba', 0.35),
  },
];

export const dumbbells = (color: string) => (): Thing => [
  ...put(dumbbell(color), { at: [0, 0.04, -0.55], turn: 0.15 }),
  ...put(dumbbell(color), { at: [0.15, 0.04, 0.6], turn: -0.3 }),
];

export const pillow = (finish: Finish): Thing =>
  put(
    [
      {
        solid: {
          distance: (x, y, z) => {
            const [u, v] = [Math.min(1, Math.abs(x)), Math.min(1, Math.abs(y))];
            const full =
              0.4 * Math.max(0, 1 - u ** 2.6) ** 0.55 * Math.max(0, 1 - v ** 2.6) ** 0.55;
            const wide = 1 - 0.09 * (1 - v * v),
              high = 1 - 0.09 * (1 - u * u);
            const rim = Math.hypot(
              Math.max(0, Math.abs(x) - wide),
              Math.max(0, Math.abs(y) - high),
            );
            return Math.max(Math.abs(z) - full - 0.012, rim > 0 ? rim - 0.02 : -1) * 0.5;
          },
          center: [0, 0, 0],
          radius: 1.5,
        },
        finish,
      },
    ],
    { at: [0, 0.93, 0] },
  );

export const lined = cloth(
  (x, y) => linear(Math.abs((x * 3.1) % 1) < 0.2 && Math.abs(y) < 2 ? '#8b3f33' : '#d9cdb6'),
  55,
);

const clockFace = await printed(
  `<circle cx="50" cy="50" r="49" fill="#ece6d8"/>${Array.from({ length: 12 }, (_, i) => `<rect x="49" y="6" width="2" height="${i % 3 ? 6 : 11}" fill="#2b2a28" transform="rotate(${i * 30} 50 50)"/>`).join('')}<rect x="48.6" y="24" width="2.8" height="28" rx="1.4" fill="#2b2a28" transform="rotate(305 50 50)"/><rect x="49" y="13" width="2" height="40" rx="1" fill="#2b2a28" transform="rotate(55 50 50)"/><circle cx="50" cy="50" r="3" fill="#b5533c"/>`,
  1,
);

export const clock = (): Thing => [
  {
    solid: without(
      drum([0, 0.95, 0], 0.85, 0.24, 0.06),
      drum([0, 0.95, 0.28], 0.75, 0.14, 0.01).distance,
    ),
    finish: labelled(wood('#c7935c', '#7d4e2a', 'x'), clockFace, (x, y, z) =>
      z < 0.1 || Math.hypot(x, y - 0.95) > 0.752
        ? undefined
        : { u: 0.5 + x / 1.5, v: 0.5 - (y - 0.95) / 1.5 },
    ),
  },
  ...[-0.45, 0.45].map((x) => ({
    solid: stick([x * 0.8, 0.3, 0], [x * 1.2, 0.06, 0], 0.06, 0.05),
    finish: metal('#b8893c', 0.25),
  })),
];

const woven: Finish = {
  ...cloth('#b58d58', 1),
  relief: (x, y, z) =>
    0.03 *
    Math.sin(y * 34) *
    Math.sin(Math.atan2(z, x) * 44 + Math.PI * Math.floor((y * 34) / Math.PI)),
};

export const basket = (): Thing =>
  handled(
    [
      [0.78, 0],
      [0.88, 0.05],
      [0.98, 0.6],
      [0.9, 1.15],
    ],
    0.07,
    woven,
    { at: [0.92, 1.18, 0], wide: 0.14, high: 0.24, thick: 0.045, deep: 0.08 },
    { at: [-0.92, 1.18, 0], wide: 0.14, high: 0.24, thick: 0.045, deep: 0.08 },
  );
