import type { Layers } from './document-layers.ts';
import type { Rect } from './rect.ts';
import { StepHistory } from './step-history.ts';

/** What was done, as a key of the texts. */
export type StepName =
  | 'brush'
  | 'erase'
  | 'restore'
  | 'text'
  | 'shape'
  | 'startOver'
  | 'crop'
  | 'left'
  | 'right'
  | 'mirror'
  | 'flip'
  | 'adjust'
  | 'object'
  | 'mask'
  | 'unmask'
  | 'loadMask'
  | 'clearMask'
  | 'mark'
  | 'tap'
  | 'clearMarks'
  | 'recut';

export type Step = {
  name: StepName;
  /** What it changes. */
  layers: readonly (keyof Layers)[];
  /** Memory it holds; a stroke's grows until all of it is taken in. */
  readonly bytes: number;
  /** What takes long, with pauses: has to be done before each `swap`, and shows nothing yet. */
  prepare?: () => Generator<void>;
  /**
   * Goes from the state it is in to the other one.
   *
   * @returns what to draw anew; null for all
   */
  swap: () => Rect | null;
};

/** What stood behind an object that was erased is no photograph. */
const isInvention = ({ name }: Step): boolean => name === 'object';

/** The steps of a painted picture. They hold only pixels that changed. */
export class History extends StepHistory<Step> {
  private inventedLongAgo = false;

  get pictureChanged(): boolean {
    return this.forgotten || this.past.some((step) => step.layers.includes('picture'));
  }

  /** Whether there are pixels that were made up and that nobody painted. */
  get invented(): boolean {
    return this.inventedLongAgo || this.past.some(isInvention);
  }

  protected override onForget(step: Step): void {
    if (isInvention(step)) this.inventedLongAgo = true;
  }
}
