/** A set of listeners. */
export class Listeners<Words extends readonly unknown[] = []> {
  private readonly all = new Set<(...words: Words) => void>();

  /** @returns stops listening */
  readonly add = (listener: (...words: Words) => void): (() => void) => {
    this.all.add(listener);
    return () => {
      this.all.delete(listener);
    };
  };

  tell(...words: Words): void {
    for (const listener of this.all) listener(...words);
  }
}
