import { Listeners } from '@tintory/paint-document';

/** What a live region says; kept apart from the rest of the editor, for every stroke is announced. */
export class Announcer {
  private said = '';
  private readonly listeners = new Listeners();

  readonly words = (): string => this.said;

  readonly subscribe = this.listeners.add;

  /**
   * The same words twice are two announcements: an invisible mark tells them apart for screen
   * readers that only report a change.
   */
  readonly say = (words: string): void => {
    this.said = this.said === words ? `${words}\u200b` : words;
    this.listeners.tell();
  };
}
