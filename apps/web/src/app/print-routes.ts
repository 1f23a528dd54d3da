import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';

const print = async () => {
  const [{ PrintPage }, { withKit }, { withTools }] = await Promise.all([
    import('../features/print/print-page.tsx'),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(PrintPage)) };
};

const printProduct = async () => {
  const [{ ProductPage }, { withKit }, { withTools }] = await Promise.all([
    import('../features/print/product-page.tsx'),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(ProductPage)) };
};

/** The pages of what is printed. */
export const printRoutes: RouteObject[] = [
  { path: paths.print.pattern, lazy: print },
  { path: paths.printProduct.pattern, lazy: printProduct },
];
