/** German adjectives with each of their endings. */
export const inflected = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => ['', 'e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending))
    .join(', ');
