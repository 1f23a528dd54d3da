export type { CartItem, CartLine } from './cart/cart-item.ts';
export { useCart } from './cart/use-cart.ts';
