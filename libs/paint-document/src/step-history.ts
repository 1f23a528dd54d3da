/**
 * Steps that can be taken back, and forth again. Beyond the cap the oldest steps are forgotten, never
 * the latest one.
 */
export class StepHistory<Step extends { readonly bytes: number }> {
  protected past: Step[] = [];
  protected forgotten = false;
  private readonly cap: number;
  private future: Step[] = [];
  /** The latest step of what was saved; null before anything was. */
  private saved: Step | undefined | null = null;

  /** @param cap of what the steps hold together, in bytes */
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
      if (oldest) this.onForget(oldest);
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

  /** Visits every step, taken back or not. */
  each(visit: (step: Step) => void): void {
    this.past.forEach(visit);
    this.future.forEach(visit);
  }

  /** Hears of a step that can never be taken back any more. */
  protected onForget(_step: Step): void {
    // Most histories have nothing to remember of it.
  }

  private take(from: Step[], to: Step[]): Step | null {
    const step = from.pop();
    if (!step) return null;
    to.push(step);
    return step;
  }
}
