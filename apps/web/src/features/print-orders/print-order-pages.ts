/** The pages from cart to parcel: one chunk, because they are visited one after the other. */
export { CartPage } from './cart-page.tsx';
export { CheckoutPage } from './checkout-page.tsx';
export { OrderPage } from './order-page.tsx';
export { OrdersPage } from './orders-page.tsx';
export { PaidOrderPage } from './paid-order-page.tsx';
export { ParcelPage } from './parcel-page.tsx';
