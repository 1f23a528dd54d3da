/** A prompt without HTML tags. */
export const withoutMarkup = (prompt: string): string => prompt.replace(/<[^<>]{0,300}>/g, ' ');
