/** A motif's drawing in units of its own box, and the bounds of its ink. */
export type Art = {
  body: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Colour of the largest area. */
  main: string;
  /** Whether it has skin and hair, which recolouring leaves alone. */
  isPerson: boolean;
};
