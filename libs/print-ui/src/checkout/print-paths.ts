/** Where the pages around printing stand, in the language of the page. */
export type PrintPaths = {
  print: string;
  cart: string;
  checkout: string;
  orders: string;
  order: (id: string) => string;
};
