import { basePath } from '../config/base-path.ts';

/** The kit and the tools' services, for pages that use both. */
const bench = () => [import('./kit/with-kit.tsx'), import('./with-tools.tsx')] as const;

/** The modules of each page, assembled by the router; they can be preloaded. */
export const pageFiles = {
  home: () =>
    Promise.all([
      import('../features/home/home-page.tsx'),
      import('../features/plans/plan-card.tsx'),
      import('../features/publishing/publications-card.tsx'),
      import('../features/publishing/product-button.tsx'),
    ]),
  tools: () => Promise.all([import('../features/tools/tools-page.tsx')]),
  tool: () =>
    Promise.all([
      ...bench(),
      import('../features/tool/tool-page.tsx'),
      import('../features/publishing/publish-bar.tsx'),
      import('../features/plans/beyond-banner.tsx'),
    ]),
  resize: () => Promise.all([...bench(), import('../features/resize/resize-page.tsx')]),
  paint: () => Promise.all([...bench(), import('../features/paint/paint-page.tsx')]),
  products: () => Promise.all([...bench(), import('../features/products/products-page.tsx')]),
  product: () =>
    Promise.all([
      ...bench(),
      import('../features/products/product-page.tsx'),
      import('../features/publishing/publications-card.tsx'),
      import('../features/publishing/undo-button.tsx'),
    ]),
  batch: () =>
    Promise.all([
      ...bench(),
      import('../features/batch/batch-page.tsx'),
      import('../features/plans/beyond-banner.tsx'),
    ]),
  print: () => Promise.all([...bench(), import('../features/print/print-page.tsx')]),
  printProduct: () => Promise.all([...bench(), import('../features/print/design-page.tsx')]),
  printSell: () => Promise.all([...bench(), import('../features/print/sell-page.tsx')]),
  printMade: () => Promise.all([...bench(), import('../features/print/made-page.tsx')]),
  history: () => Promise.all([...bench(), import('../features/history/history-page.tsx')]),
  plans: () =>
    Promise.all([
      import('./kit/with-kit.tsx'),
      import('./with-plans.tsx'),
      import('../features/plans/plans-page.tsx'),
    ]),
  help: () => Promise.all([import('../features/help/help-page.tsx')]),
  licences: () =>
    Promise.all([import('./kit/with-kit.tsx'), import('../features/help/licences-page.tsx')]),
  notFound: () => Promise.all([import('../features/not-found/not-found-page.tsx')]),
};

export type PageName = keyof typeof pageFiles;

/** Subpages by the rest of the path; `any` is a page with an id there. */
const below: Record<string, { named?: Record<string, PageName>; any: PageName }> = {
  tools: { named: { 'resize-image': 'resize', 'paint-image': 'paint' }, any: 'tool' },
  products: { any: 'product' },
  print: { named: { made: 'printMade', sell: 'printSell' }, any: 'printProduct' },
};

/** The page of a path, known before the router has loaded. */
export function pageAt(pathname: string): PageName {
  const [name, detail] = pathname.slice(basePath.length).split('/').filter(Boolean);
  if (!name) return 'home';
  if (detail) return below[name]?.named?.[detail] ?? below[name]?.any ?? 'notFound';
  return Object.hasOwn(pageFiles, name) ? (name as PageName) : 'notFound';
}
