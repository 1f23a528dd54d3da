/** Control characters (Unicode Cc) and halves of surrogate pairs: a database keeps no null and no half. */
const controls = /[\p{Cc}\p{Cs}]/gu;
/** The same, but for the tab and the line breaks of a text with several lines. */
const controlsBesideLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

const refusedIn = (lines: boolean) => (lines ? controlsBesideLines : controls);

/**
 * Whether a text holds a character that no call takes.
 *
 * @param lines whether the text may have several lines
 */
export const hasControls = (text: string, lines = false): boolean =>
  text.search(refusedIn(lines)) >= 0;

/**
 * A text with a space for each character that no call takes: office programs put some on the
 * clipboard, and a file's name may have a line break.
 *
 * @param lines whether the text may have several lines
 */
export const withoutControls = (text: string, lines = false): string =>
  text.replace(refusedIn(lines), ' ');
