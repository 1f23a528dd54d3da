/** An object as Stripe tells it. */
export type View = Record<string, unknown>;

/** A list inside of another object. */
export const listView = (url: string, data: View[]): View => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
