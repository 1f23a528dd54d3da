import { findTool, tools, type ToolId } from '@tintory/catalog';
import { framedPath } from '@tintory/contract';

/** The account's pages. */
export const accountParts = ['profile', 'security', 'plan', 'credits', 'bills'] as const;
export type AccountPart = (typeof accountParts)[number];

/** Every address of the app. A tool's own comes from the catalog. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  tool: { href: (id: ToolId) => findTool(id)?.path ?? '/' },
  overview: { pattern: '/tools', href: () => '/tools' },
  merchants: { pattern: '/merchants', href: () => '/merchants' },
  help: { pattern: '/help', href: () => '/help' },
  contact: { pattern: '/contact', href: () => '/contact' },
  apiDocs: { pattern: '/api-docs', href: () => '/api-docs' },
  status: { pattern: '/status', href: () => '/status' },
  resize: { pattern: '/tools/app/resize-image', href: () => '/tools/app/resize-image' },
  paint: { pattern: '/tools/app/paint-image', href: () => '/tools/app/paint-image' },
  batch: { pattern: '/batch', href: () => '/batch' },
  history: { pattern: '/history', href: () => '/history' },
  print: {
    pattern: '/print',
    /** @param picture object id of a stored picture to place on the product */
    href: (picture?: string) => `/print${picture ? `?${new URLSearchParams({ picture })}` : ''}`,
  },
  printProduct: {
    pattern: '/print/:product',
    href: (product: string, picture?: string | null) =>
      `/print/${product}${picture ? `?${new URLSearchParams({ picture })}` : ''}`,
  },
  printCart: { pattern: '/print/cart', href: () => '/print/cart' },
  printCheckout: { pattern: '/print/checkout', href: () => '/print/checkout' },
  printPaid: { pattern: '/print/orders/done', href: () => '/print/orders/done' },
  printOrders: { pattern: '/print/orders', href: () => '/print/orders' },
  printOrder: { pattern: '/print/orders/:id', href: (id: string) => `/print/orders/${id}` },
  printParcel: { pattern: '/print/parcels/:id', href: (id: string) => `/print/parcels/${id}` },
  pricing: { pattern: '/pricing', href: () => '/pricing' },
  paid: {
    pattern: '/pricing/done',
    href: (next: string, plan: string) => `/pricing/done?${new URLSearchParams({ next, plan })}`,
  },
  storePaid: { pattern: '/store/plan', href: () => '/store/plan' },
  storeJoin: { pattern: '/store/join', href: () => '/store/join' },
  account: { pattern: '/account', href: (part: AccountPart) => `/account/${part}` },
  confirm: {
    pattern: '/login/confirm',
    href: (next: string) => `/login/confirm?${new URLSearchParams({ next })}`,
  },
  blog: { pattern: '/blog', href: () => '/blog' },
  article: { pattern: '/blog/:slug', href: (slug: string) => `/blog/${slug}` },
  owner: { pattern: '/owner', href: () => '/owner' },
  lendSession: { pattern: '/login/embed', href: () => '/login/embed' },
  terms: { pattern: '/user-terms', href: () => '/user-terms' },
  privacy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
  licences: { pattern: '/open-licences', href: () => '/open-licences' },
} as const;

/** Pages that others frame. */
export const framedPaths = {
  banner: `${framedPath}/banner`,
  remover: `${framedPath}/tool/remove-background`,
} as const;

/** The public pages: prerendered in every language, and listed in the sitemap with the articles. */
export const publicPaths: readonly string[] = [
  paths.home.pattern,
  ...tools.map(({ path }) => path),
  paths.resize.pattern,
  paths.paint.pattern,
  paths.batch.pattern,
  paths.overview.pattern,
  paths.print.pattern,
  paths.merchants.pattern,
  paths.pricing.pattern,
  paths.help.pattern,
  paths.contact.pattern,
  paths.apiDocs.pattern,
  paths.status.pattern,
  paths.blog.pattern,
  paths.terms.pattern,
  paths.privacy.pattern,
  paths.licences.pattern,
];

/** Segments below `/print` that are not products, e.g. the cart and orders. */
const printParts: readonly (string | undefined)[] = Object.values(paths).flatMap((path) =>
  'pattern' in path && path.pattern.startsWith('/print/') ? path.pattern.split('/')[2] : [],
);

const isPrintProduct = (pathname: string): boolean => {
  const [, first, product, more] = pathname.split('/');
  return first === 'print' && !!product && !more && !printParts.includes(product);
};

/** Whether search engines may index the path. */
export const isPublic = (pathname: string): boolean =>
  publicPaths.includes(pathname) ||
  pathname.startsWith(`${paths.blog.pattern}/`) ||
  isPrintProduct(pathname);

const workbenches: readonly string[] = [
  ...tools.map(({ path }) => path),
  paths.resize.pattern,
  paths.paint.pattern,
];

/** Whether the path is a workbench, which is wider than other pages. */
export const isWorkbench = (pathname: string): boolean => workbenches.includes(pathname);
