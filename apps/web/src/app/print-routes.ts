import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import type * as PrintOrderPages from '../features/print-orders/print-order-pages.ts';

/** Wraps a page in the kit and the tools' services. */
async function withAll(page: Promise<ComponentType>) {
  const [Page, { withKit }, { withTools }] = await Promise.all([
    page,
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(Page)) };
}

const print = () => withAll(import('../features/print/print-page.tsx').then((m) => m.PrintPage));
const printProduct = () =>
  withAll(import('../features/print/product-page.tsx').then((m) => m.ProductPage));

/** From the cart to the parcel, in one chunk. */
const orderPage = (name: keyof typeof PrintOrderPages) => () =>
  withAll(import('../features/print-orders/print-order-pages.ts').then((m) => m[name]));

/** Routes of the print pages. */
export const printRoutes: RouteObject[] = [
  { path: paths.print.pattern, lazy: print },
  { path: paths.printCart.pattern, lazy: orderPage('CartPage') },
  { path: paths.printCheckout.pattern, lazy: orderPage('CheckoutPage') },
  { path: paths.printPaid.pattern, lazy: orderPage('PaidOrderPage') },
  { path: paths.printOrders.pattern, lazy: orderPage('OrdersPage') },
  { path: paths.printOrder.pattern, lazy: orderPage('OrderPage') },
  { path: paths.printParcel.pattern, lazy: orderPage('ParcelPage') },
  { path: paths.printProduct.pattern, lazy: printProduct },
];
