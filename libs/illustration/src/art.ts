/** A thing's drawing in units of its own box, and where its ink is. */
export type Art = {
  body: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The colour that covers most of it. */
  main: string;
  /** Whether it has skin, which no colour of its clothes changes. */
  isPerson: boolean;
};
