import type { Product } from '../product.ts';
import { cups } from './cups.ts';
import { garden } from './garden.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { lights } from './lights.ts';
import { tableware } from './tableware.ts';
import { toys } from './toys.ts';
import { vases } from './vases.ts';

/** Everything the shop sells, in the order of its list. */
export const products: Product[] = [
  ...vases,
  ...cups,
  ...tableware,
  ...kitchen,
  ...lights,
  ...garden,
  ...toys,
  ...home,
];
