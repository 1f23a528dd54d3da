/** Control characters (Unicode Cc) and lone surrogates, which a database cannot store. */
const controls = /[\p{Cc}\p{Cs}]/gu;
/** The same without the tab and the line breaks, for texts of several lines. */
const controlsBesideLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

const refusedIn = (lines: boolean) => (lines ? controlsBesideLines : controls);

/**
 * Whether a text holds a character that no call accepts.
 *
 * @param lines whether the text may have several lines
 */
export const hasControls = (text: string, lines = false): boolean =>
  text.search(refusedIn(lines)) >= 0;

/**
 * Replaces each character that no call accepts by a space: office programs put some on the
 * clipboard, and a file name may have a line break.
 *
 * @param lines whether the text may have several lines
 */
export const withoutControls = (text: string, lines = false): string =>
  text.replace(refusedIn(lines), ' ');
