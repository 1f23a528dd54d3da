import { tools } from '@tintory/catalog';
import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { basePath, paths } from '../config/paths.ts';
import { AppLayout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { RouteError } from './layout/route-error.tsx';

/** A page that draws with the kit and works with the tools: both come with it. */
const withBench = (load: () => Promise<ComponentType>) => async () => {
  const [Page, { withKit }, { withTools }] = await Promise.all([
    load(),
    import('./kit/with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(Page)) };
};

const toolRoutes = tools.map((tool): RouteObject => ({
  path: paths.tool.href(tool.id),
  lazy: withBench(async () => {
    const [{ ToolPage }, { PublishBar }] = await Promise.all([
      import('../features/tool/tool-page.tsx'),
      import('../features/publishing/publish-bar.tsx'),
    ]);
    return () => (
      <ToolPage
        tool={tool}
        publish={(jobId, origin) => <PublishBar jobId={jobId} origin={origin} />}
      />
    );
  }),
}));

/** Needed once a cap is near, and with it the kit and the way to the store's page. */
const RaiseCap = lazy(async () => {
  const [{ RaiseCap: Raise }, { withKit }, { withPlans }] = await Promise.all([
    import('../features/plans/raise-cap.tsx'),
    import('./kit/with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(Raise)) };
});
const raise = (cap: number) => (
  <Suspense fallback={null}>
    <RaiseCap cap={cap} />
  </Suspense>
);

const home = async () => {
  const [{ HomePage }, { PlanCard }, { PublicationsCard }, { ProductButton }] = await Promise.all([
    import('../features/home/home-page.tsx'),
    import('../features/plans/plan-card.tsx'),
    import('../features/publishing/publications-card.tsx'),
    import('../features/publishing/product-button.tsx'),
  ]);
  const published = (most: number) => <PublicationsCard most={most} Action={ProductButton} />;
  const plan = <PlanCard href={paths.plans.href()} raise={raise} />;
  return { element: <HomePage plan={plan} published={published} /> };
};

const allTools = async () => ({
  Component: (await import('../features/tools/tools-page.tsx')).ToolsPage,
});

const plans = async () => {
  const [{ PlansPage }, { withKit }, { withPlans }] = await Promise.all([
    import('../features/plans/plans-page.tsx'),
    import('./kit/with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { Component: withKit(withPlans(PlansPage)) };
};

const help = async () => ({
  Component: (await import('../features/help/help-page.tsx')).HelpPage,
});

const notFound = async () => ({
  Component: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
});

const resize = withBench(
  async () => (await import('../features/resize/resize-page.tsx')).ResizePage,
);

const paint = withBench(async () => (await import('../features/paint/paint-page.tsx')).PaintPage);

const history = withBench(
  async () => (await import('../features/history/history-page.tsx')).HistoryPage,
);

const products = withBench(
  async () => (await import('../features/products/products-page.tsx')).ProductsPage,
);

const product = withBench(async () => {
  const [{ ProductPage }, { PublicationsCard }, { UndoButton }] = await Promise.all([
    import('../features/products/product-page.tsx'),
    import('../features/publishing/publications-card.tsx'),
    import('../features/publishing/undo-button.tsx'),
  ]);
  const published = (id: string) => <PublicationsCard productId={id} Action={UndoButton} />;
  return () => <ProductPage published={published} />;
});

const batch = withBench(async () => (await import('../features/batch/batch-page.tsx')).BatchPage);

const routes: RouteObject[] = [
  {
    Component: AppLayout,
    HydrateFallback: PageLoading,
    ErrorBoundary: RouteError,
    children: [
      {
        // Within the layout, so that a fallen page leaves the way to the others.
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home.pattern, lazy: home },
          { path: paths.tools.pattern, lazy: allTools },
          ...toolRoutes,
          { path: paths.resize.pattern, lazy: resize },
          { path: paths.paint.pattern, lazy: paint },
          { path: paths.products.pattern, lazy: products },
          { path: paths.product.pattern, lazy: product },
          { path: paths.batch.pattern, lazy: batch },
          { path: paths.history.pattern, lazy: history },
          { path: paths.plans.pattern, lazy: plans },
          { path: paths.help.pattern, lazy: help },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes, { basename: basePath });
