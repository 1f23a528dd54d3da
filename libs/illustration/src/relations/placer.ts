import type { Thing } from '@tintory/prompts';
import type { Art } from '../art.ts';
import { widthOf, type Item } from '../item-size.ts';
import type { Sized } from '../item.ts';

/** What is left for one of the things that have the same relation to another. */
export type Share = {
  /** Of the other's width, for what is on it. */
  from: number;
  to: number;
  /** Pixels from the other's middle, for what is in a row by it. */
  shift: number;
  side: -1 | 1;
  isAlone: boolean;
};

type PlacerOptions = {
  sized: Sized;
  to: Item;
  /** Pixels that a person is high. */
  person: number;
  /** As in the canvas. */
  unit: number;
  share: Share;
};

/** Makes the copies of a thing that are put by another one. */
export class Placer {
  readonly thing: Thing;
  readonly to: Item;
  readonly unit: number;
  readonly share: Share;
  /** How wide the other is. */
  readonly wide: number;
  /** Of each copy, in pixels; where there is little room they become smaller. */
  height: number;
  private readonly art: Art;

  constructor({ sized, to, person, unit, share }: PlacerOptions) {
    this.thing = sized.thing;
    this.art = sized.art;
    this.to = to;
    this.unit = unit;
    this.share = share;
    this.wide = widthOf(to);
    this.height = sized.tall * person;
  }

  make(x: number, y: number, order: number, stands: Item['stands']): Item {
    const { thing, art, height, to } = this;
    return { thing, art, x, y, height, mirrored: x > to.x, order, stands };
  }

  /** One that is put where the other has its place for it. */
  makeOn(): Item {
    return this.make(0, 0, 0, 'thing');
  }

  /** How wide one copy is. */
  own(): number {
    return widthOf(this.make(0, 0, 0, 'ground'));
  }

  /** Puts all copies evenly over a span, from its middle. */
  spread(span: number, place: (x: number, i: number) => Item): Item[] {
    const { count } = this.thing;
    return Array.from({ length: count }, (_, i) => {
      const along = count === 1 ? 0 : i / (count - 1) - 0.5;
      return place(along * span, i);
    });
  }
}
