import { Listeners, StepHistory } from '@tintory/paint-document';
import type { Design } from './layer.ts';

/** What was done, as a key of the texts. */
export type DesignStepName =
  'add' | 'remove' | 'move' | 'scale' | 'turn' | 'order' | 'words' | 'look' | 'place' | 'picture';

type DesignStep = {
  name: DesignStepName;
  /** Consecutive steps with the same mark merge, as for arrow keys and sliders. */
  mark: string | null;
  before: Design;
  after: Design;
  bytes: number;
};

/** A step holds little: layers are shared between the designs. */
const mostSteps = 200;

export type DesignState = { design: Design; canUndo: boolean; canRedo: boolean };

/** The design of a product with the steps that led to it. */
export class DesignDocument {
  readonly subscribe: (listener: () => void) => () => void;
  private readonly listeners = new Listeners();
  private readonly history = new StepHistory<DesignStep>(mostSteps);
  private shown: DesignState;
  /** The design before the drag; null without one. */
  private held: Design | null = null;

  constructor(design: Design) {
    this.subscribe = this.listeners.add;
    this.shown = { design, canUndo: false, canRedo: false };
  }

  readonly state = (): DesignState => this.shown;

  /** Makes a step of the next design. */
  apply(name: DesignStepName, after: Design, mark: string | null = null): void {
    const before = this.held ?? this.shown.design;
    this.held = null;
    if (after === before) return this.show(after);
    const { last, next } = this.history;
    if (last && !next && mark !== null && last.mark === mark) last.after = after;
    else this.history.push({ name, mark, before, after, bytes: 1 });
    this.show(after);
  }

  /** Shows a design while a pointer holds it; no step yet. */
  hold(design: Design): void {
    this.held ??= this.shown.design;
    this.show(design);
  }

  /** Makes one step of all that was held. */
  release(name: DesignStepName): void {
    if (this.held) this.apply(name, this.shown.design);
  }

  /** Cancels the drag, e.g. for a second finger. */
  drop(): void {
    const { held } = this;
    this.held = null;
    if (held) this.show(held);
  }

  /** Changes what is no step of anybody's in the present and in all others, such as where a picture is stored. */
  amend(change: (design: Design) => Design): void {
    this.history.each((step) => {
      step.before = change(step.before);
      step.after = change(step.after);
    });
    if (this.held) this.held = change(this.held);
    this.show(change(this.shown.design));
  }

  /** @returns what was taken back */
  undo(): DesignStepName | null {
    this.drop();
    const step = this.history.undo();
    if (step) this.show(step.before);
    return step?.name ?? null;
  }

  /** @returns what was done again */
  redo(): DesignStepName | null {
    this.drop();
    const step = this.history.redo();
    if (step) this.show(step.after);
    return step?.name ?? null;
  }

  private show(design: Design): void {
    const { last, next } = this.history;
    this.shown = { design, canUndo: last !== undefined, canRedo: next !== undefined };
    this.listeners.tell();
  }
}
