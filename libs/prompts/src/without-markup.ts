/** A prompt without its tags: nobody means those as words. */
export const withoutMarkup = (prompt: string): string => prompt.replace(/<[^<>]{0,300}>/g, ' ');
