import { linear } from '../light.ts';
import type { Person } from './person.ts';

/** The people of the samples: they live in these pictures alone. */
export const ines: Person = {
  name: 'ines',
  skin: linear('#e0ab8a'),
  lips: linear('#b5524c'),
  iris: linear('#4f6b3c'),
  hair: linear('#4a2a1a'),
  clothes: linear('#2f6f73'),
  cut: 'bob',
  width: 1,
  jaw: 0.98,
  nose: 0.92,
  mouth: 1,
  brows: 0.7,
  wall: linear('#c3cdbb'),
};

export const ravi: Person = {
  name: 'ravi',
  skin: linear('#a8714c'),
  lips: linear('#8c4a3f'),
  iris: linear('#3a2415'),
  hair: linear('#17110e'),
  clothes: linear('#7d8fa8'),
  cut: 'short',
  width: 1.05,
  jaw: 1.16,
  nose: 1.1,
  mouth: 1.05,
  brows: 1.05,
  wall: linear('#b9c6d2'),
};

/** Whose face Ines gets. */
export const mara: Person = {
  ...ines,
  name: 'mara',
  skin: linear('#dca283'),
  lips: linear('#b0203a'),
  iris: linear('#3d79a8'),
  hair: linear('#8a4420'),
  cut: 'bun',
  width: 1.04,
  jaw: 0.98,
  nose: 0.8,
  mouth: 1.2,
  brows: 0.95,
  freckles: 0.85,
};

/** Whose face Ravi gets. */
export const tomas: Person = {
  ...ravi,
  name: 'tomas',
  skin: linear('#b98561'),
  lips: linear('#b0514a'),
  iris: linear('#3f9bd0'),
  hair: linear('#6a3a1c'),
  jaw: 1.1,
  nose: 0.82,
  mouth: 1.3,
  brows: 1.35,
};

/** Who tries clothes on. */
export const lea: Person = {
  ...ines,
  name: 'lea',
  skin: linear('#cf9871'),
  lips: linear('#a8504a'),
  iris: linear('#4a3420'),
  hair: linear('#5b3218'),
  clothes: linear('#8d9aa3'),
  cut: 'bob',
  width: 1.02,
  jaw: 1,
  nose: 0.96,
  mouth: 1.08,
  brows: 0.8,
  wall: linear('#c9c3ba'),
};
