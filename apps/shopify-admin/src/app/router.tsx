import { tools } from '@tintory/catalog';
import type { ComponentType } from 'react';
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
    const { ToolPage } = await import('../features/tool/tool-page.tsx');
    return () => <ToolPage tool={tool} />;
  }),
}));

const home = async () => {
  const [{ HomePage }, { PlanCard }] = await Promise.all([
    import('../features/home/home-page.tsx'),
    import('../features/plans/plan-card.tsx'),
  ]);
  return { element: <HomePage plan={<PlanCard href={paths.plans.href()} />} /> };
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
