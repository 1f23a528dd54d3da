import type { Layers } from './layers.ts';
import type { Rect } from './rect.ts';

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
  /** Goes from the state it is in to the other one. @returns what to draw anew; null for all */
  swap: () => Rect | null;
};

/** What stood behind an object that was erased is no photograph. */
const isInvention = ({ name }: Step): boolean => name === 'object';

/**
 * Steps that can be taken back, and forth again. They hold only pixels that changed. Beyond the cap
 * the oldest steps are forgotten, never the latest one.
 */
export class History {
  private readonly cap: number;
  private past: Step[] = [];
  private future: Step[] = [];
  private forgotten = false;
  private inventedLongAgo = false;
  /** The latest step of what was saved; null before anything was. */
  private saved: Step | undefined | null = null;

  constructor(cap: number) {
    this.cap = cap;
  }

  /** The step that undo takes back. */
  get last(): Step | undefined {
    return this.past.at(-1);
  }

  /** The step that redo takes. */
  get next(): Step | undefined {
    return this.future.at(-1);
  }

  /** Whether anything differs from the start. */
  get changed(): boolean {
    return this.forgotten || this.past.length > 0;
  }

  /** Whether leaving would lose something: what was saved is safe. */
  get unsaved(): boolean {
    return this.changed && this.last !== this.saved;
  }

  get pictureChanged(): boolean {
    return this.forgotten || this.past.some((step) => step.layers.includes('picture'));
  }

  /** Whether there are pixels that were made up and that nobody painted. */
  get invented(): boolean {
    return this.inventedLongAgo || this.past.some(isInvention);
  }

  markSaved(): void {
    this.saved = this.last;
  }

  push(step: Step): void {
    this.past.push(step);
    this.future = [];
    let bytes = this.past.reduce((sum, { bytes: own }) => sum + own, 0);
    while (bytes > this.cap && this.past.length > 1) {
      const oldest = this.past.shift();
      bytes -= oldest?.bytes ?? 0;
      this.forgotten = true;
      if (oldest && isInvention(oldest)) this.inventedLongAgo = true;
    }
  }

  /** @returns the step to take back now */
  undo(): Step | null {
    return this.take(this.past, this.future);
  }

  /** @returns the step to take again now */
  redo(): Step | null {
    return this.take(this.future, this.past);
  }

  private take(from: Step[], to: Step[]): Step | null {
    const step = from.pop();
    if (!step) return null;
    to.push(step);
    return step;
  }
}
