import { products } from '../store-pictures/products/products.ts';

/** Every fifth product is kept for measuring: the model never saw it. */
const isKept = (n: number): boolean => n % 5 === 0;

export const seenProducts = products.filter((_, n) => !isKept(n));
export const unseenProducts = products.filter((_, n) => isKept(n));
