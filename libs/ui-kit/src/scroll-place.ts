/**
 * Names the place that a page was scrolled to, for the router. Every page that is loaded anew has the
 * key `default`: by that alone it would open where another one was left.
 */
export const scrollPlace = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key;
