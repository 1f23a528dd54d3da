import { useLanguage } from '@tintory/i18n';
import type { PrintPaths } from '@tintory/print-ui';
import { inLanguage } from '../../config/language-path.ts';
import { paths } from '../../config/paths.ts';

/** Paths of the print pages in the page's language. */
export function usePrintPaths(): PrintPaths {
  const { language } = useLanguage();
  const here = (path: string) => inLanguage(language, path);
  return {
    print: here(paths.print.href()),
    cart: here(paths.printCart.href()),
    checkout: here(paths.printCheckout.href()),
    orders: here(paths.printOrders.href()),
    order: (id) => here(paths.printOrder.href(id)),
  };
}
