import { tools as catalog } from '@tintory/catalog';

type Catalog = (typeof catalog)[number];

/** The catalog carries the English texts of each tool; every other language translates them. */
export const tools = Object.fromEntries(catalog.map(({ id, texts }) => [id, texts])) as {
  readonly [Tool in Catalog as Tool['id']]: Tool['texts'];
};
