/** The pages from the cart to the parcel: one chunk, since whoever opens one goes on to the next. */
export { CartPage } from './cart-page.tsx';
export { CheckoutPage } from './checkout-page.tsx';
export { OrderPage } from './order-page.tsx';
export { OrdersPage } from './orders-page.tsx';
export { PaidOrderPage } from './paid-order-page.tsx';
export { ParcelPage } from './parcel-page.tsx';
