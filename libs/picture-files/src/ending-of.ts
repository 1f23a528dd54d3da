const endings: Record<string, string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** How the name of a picture file of this type ends; whatever else a tool answers is a JPEG. */
export const endingOf = (contentType: string): string => endings[contentType] ?? 'jpg';
