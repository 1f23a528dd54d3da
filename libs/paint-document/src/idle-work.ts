/** Length of a slice in milliseconds, below what people notice. */
const slice = 4;

/** Runs work in small slices; `finish` completes it at once. */
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
