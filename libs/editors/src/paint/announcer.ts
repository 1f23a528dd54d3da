import { Listeners } from '@tintory/paint-document';

/**
 * Text of the live region; separate from the rest of the editor, because every stroke is announced.
 */
export class Announcer {
  private said = '';
  private readonly listeners = new Listeners();

  readonly words = (): string => this.said;

  readonly subscribe = this.listeners.add;

  /**
   * An invisible mark makes repeated words a new announcement for screen readers that only report
   * changes.
   */
  readonly say = (words: string): void => {
    this.said = this.said === words ? `${words}\u200b` : words;
    this.listeners.tell();
  };
}
