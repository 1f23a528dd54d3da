import { linear } from '../light.ts';
import type { Person } from './person.ts';

/** Who tries clothes on: she lives in these pictures alone. */
export const lea: Person = {
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
