/** Where articles come from; answers are in Strapi 4's shape. */
export type Content = {
  /** @throws ContentError 404 for a collection that is not there, 400 for a query nobody can read */
  list(collection: string, search: string): Promise<unknown>;
  /** @throws ContentError 404 for what is not there */
  read(collection: string, id: string, search: string): Promise<unknown>;
};
