/** Milliseconds at a time that nobody notices. */
const slice = 4;

/** Does work in small slices after what is urgent; whoever needs it done at once finishes it. */
export class IdleWork {
  private work: Iterator<void> | null = null;

  start(work: Iterator<void>): void {
    this.finish();
    this.work = work;
    setTimeout(() => this.go(work));
  }

  /** Does the first piece now: what has only one is done when this returns. */
  begin(work: Iterator<void>): void {
    this.finish();
    if (work.next().done) return;
    this.work = work;
    setTimeout(() => this.go(work));
  }

  finish(): void {
    while (this.work && !this.work.next().done);
    this.work = null;
  }

  private go(work: Iterator<void>): void {
    const end = performance.now() + slice;
    while (this.work === work) {
      if (work.next().done) this.work = null;
      else if (performance.now() > end) {
        setTimeout(() => this.go(work));
        return;
      }
    }
  }
}
