/**
 * The router's key for a page's scroll position. Every freshly loaded page has the key `default`,
 * which would restore another page's position.
 */
export const scrollPlace = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key;
