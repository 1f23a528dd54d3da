import type { Color } from '../light.ts';

/** What tells one drawn person from another; lengths are shares of the usual. */
export type Person = {
  name: string;
  skin: Color;
  lips: Color;
  iris: Color;
  hair: Color;
  clothes: Color;
  /** How the hair falls. */
  cut: 'short' | 'bun' | 'bob';
  /** Widths of the face and of the jaw below it. */
  width: number;
  jaw: number;
  nose: number;
  mouth: number;
  /** How heavy the brows are. */
  brows: number;
  /** How dark freckles are; there are none unless they are named. */
  freckles?: number;
  /** The wall behind them. */
  wall: Color;
};
