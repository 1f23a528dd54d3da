import { tools, type ToolDefinition } from '@tintory/catalog';
import { watchMissingParts } from '@tintory/ui-kit';
import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { basePath } from '../config/base-path.ts';
import { paths } from '../config/paths.ts';
import type * as Kit from './kit/with-kit.tsx';
import { AppLayout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { RouteError } from './layout/route-error.tsx';
import { pageFiles } from './page-files.ts';
import { withPlan } from './with-plan.tsx';
import type * as Tools from './with-tools.tsx';

/** Wraps a page in the kit and the tools' services. */
const onBench = ({ withKit }: typeof Kit, { withTools }: typeof Tools, Page: ComponentType) => ({
  Component: withKit(withTools(Page)),
});

const toolRoutes = tools.map((tool): RouteObject => ({
  path: paths.tool.href(tool.id),
  lazy: async () => {
    const [kit, services, { ToolPage }, { PublishBar }, { BeyondBanner }] = await pageFiles.tool();
    const Page = () => (
      <ToolPage
        tool={tool}
        publish={(jobId, origin) => (
          <>
            <BeyondBanner tool={tool} />
            <PublishBar jobId={jobId} origin={origin} />
          </>
        )}
      />
    );
    return onBench(kit, services, withPlan(Page));
  },
}));

/** Loaded once the usage cap is near, with the kit and the plans' services. */
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
  const [{ HomePage }, { PlanCard }, { PublicationsCard }, { ProductButton }] =
    await pageFiles.home();
  const published = (most: number) => <PublicationsCard most={most} Action={ProductButton} />;
  const plan = <PlanCard href={paths.plans.href()} raise={raise} />;
  return { element: <HomePage plan={plan} published={published} /> };
};

const allTools = async () => ({ Component: (await pageFiles.tools())[0].ToolsPage });

const plans = async () => {
  const [{ withKit }, { withPlans }, { PlansPage }] = await pageFiles.plans();
  return { Component: withKit(withPlans(PlansPage)) };
};

const help = async () => ({ Component: (await pageFiles.help())[0].HelpPage });

const licences = async () => {
  const [{ withKit }, { LicencesPage }] = await pageFiles.licences();
  return { Component: withKit(LicencesPage) };
};

const notFound = async () => ({ Component: (await pageFiles.notFound())[0].NotFoundPage });

const resize = async () => {
  const [kit, services, { ResizePage }] = await pageFiles.resize();
  return onBench(kit, services, ResizePage);
};

const paint = async () => {
  const [kit, services, { PaintPage }] = await pageFiles.paint();
  return onBench(kit, services, PaintPage);
};

const history = async () => {
  const [kit, services, { HistoryPage }] = await pageFiles.history();
  return onBench(kit, services, HistoryPage);
};

const print = async () => {
  const [kit, services, { PrintPage }] = await pageFiles.print();
  return onBench(kit, services, PrintPage);
};

const printProduct = async () => {
  const [kit, services, { DesignPage }] = await pageFiles.printProduct();
  return onBench(kit, services, withPlan(DesignPage));
};

const printSell = async () => {
  const [kit, services, { SellPage }] = await pageFiles.printSell();
  return onBench(kit, services, SellPage);
};

const printMade = async () => {
  const [kit, services, { MadePage }] = await pageFiles.printMade();
  return onBench(kit, services, MadePage);
};

const products = async () => {
  const [kit, services, { ProductsPage }] = await pageFiles.products();
  return onBench(kit, services, ProductsPage);
};

const product = async () => {
  const [kit, services, { ProductPage }, { PublicationsCard }, { UndoButton }] =
    await pageFiles.product();
  const published = (id: string) => <PublicationsCard productId={id} Action={UndoButton} />;
  return onBench(kit, services, () => <ProductPage published={published} />);
};

const batch = async () => {
  const [kit, services, { BatchPage }, { BeyondBanner }] = await pageFiles.batch();
  const beyond = (tool: ToolDefinition, photos: number) => (
    <BeyondBanner tool={tool} photos={photos} />
  );
  return onBench(
    kit,
    services,
    withPlan(() => <BatchPage beyond={beyond} />),
  );
};

const routes: RouteObject[] = [
  {
    Component: AppLayout,
    HydrateFallback: PageLoading,
    ErrorBoundary: RouteError,
    children: [
      {
        // Inside the layout, so that the navigation survives a page's error.
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
          { path: paths.print.pattern, lazy: print },
          { path: paths.printMade.pattern, lazy: printMade },
          { path: paths.printSell.pattern, lazy: printSell },
          { path: paths.printProduct.pattern, lazy: printProduct },
          { path: paths.history.pattern, lazy: history },
          { path: paths.plans.pattern, lazy: plans },
          { path: paths.help.pattern, lazy: help },
          { path: paths.licences.pattern, lazy: licences },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
];

export function createRouter() {
  watchMissingParts();
  return createBrowserRouter(routes, { basename: basePath });
}
