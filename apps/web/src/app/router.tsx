import { tools } from '@tintory/catalog';
import { watchMissingParts } from '@tintory/ui-kit';
import { lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import type * as AccountParts from '../features/account/account-parts.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { Layout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { RouteError } from './layout/route-error.tsx';
import { loadToolPage } from './tool-pages.tsx';

/** What is bought with is heavier than what is read: it comes behind. */
const Offers = lazy(async () => {
  const [{ PlansView }, { withKit }, { withPlans }] = await Promise.all([
    import('@tintory/plans-ui'),
    import('./with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(PlansView)) };
});

const toolRoutes = tools.map((tool): RouteObject => ({
  path: tool.path,
  lazy: loadToolPage(tool),
}));

const history = async () => {
  const [{ HistoryPage }, { withKit }, { withTools }] = await Promise.all([
    import('../features/history/history-page.tsx'),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(HistoryPage)) };
};

const batch = async () => {
  const [{ BatchPage }, { withKit }, { withTools }] = await Promise.all([
    import('../features/batch/batch-page.tsx'),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(BatchPage)) };
};

const storeJoin = async () => {
  const [{ JoinPage }, { withKit }] = await Promise.all([
    import('../features/store/join-page.tsx'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withKit(JoinPage) };
};

const storePaid = async () => {
  const [{ PlanDonePage }, { withKit }] = await Promise.all([
    import('../features/store/plan-done-page.tsx'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withKit(PlanDonePage) };
};

const resize = async () => {
  const [{ ResizePage }, { withStory }, { withKit }] = await Promise.all([
    import('../features/resize/resize-page.tsx'),
    import('./with-story.tsx'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withStory(withKit(ResizePage), 'resize') };
};

const paint = async () => {
  const [{ PaintPage }, { withStory }, { withKit }] = await Promise.all([
    import('../features/paint/paint-page.tsx'),
    import('./with-story.tsx'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withStory(withKit(PaintPage), 'paint') };
};

const confirm = async () => {
  const [{ ConfirmPage }, { withKit }] = await Promise.all([
    import('../features/login/confirm-page.tsx'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withKit(ConfirmPage) };
};

const pricing = async () => {
  const { PricingPage } = await import('../features/pricing/pricing-page.tsx');
  return { element: <PricingPage view={<Offers />} /> };
};

const paid = async () => {
  const [{ PaidPage }, { withKit }] = await Promise.all([
    import('../features/pricing/paid-page.tsx'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withKit(PaidPage) };
};

/** The parts of the account share one chunk: whoever opens one goes on to the next. */
const accountPart =
  <Name extends keyof typeof AccountParts>(name: Name) =>
  async () => ({ Component: (await import('../features/account/account-parts.ts'))[name] });

const account = async () => {
  const [{ AccountLayout }, { withKit }] = await Promise.all([
    import('../features/account/account-parts.ts'),
    import('./with-kit.tsx'),
  ]);
  return { Component: withKit(AccountLayout) };
};

const accountRoutes: RouteObject[] = [
  { index: true, element: <Navigate to={paths.account.href('profile')} replace /> },
  { path: 'profile', lazy: accountPart('ProfilePart') },
  { path: 'security', lazy: accountPart('SecurityPart') },
  { path: 'plan', lazy: accountPart('PlanPart') },
  { path: 'credits', lazy: accountPart('CreditsPart') },
  { path: 'bills', lazy: accountPart('BillsPart') },
];

const legal = async () => ({
  Component: (await import('../features/legal/legal-page.tsx')).LegalPage,
});

const notFound = async () => ({
  Component: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
});

const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: PageLoading,
    ErrorBoundary: RouteError,
    children: [
      {
        // Within the layout, so that a fallen page leaves the way to the others.
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home.pattern, Component: HomePage },
          ...toolRoutes,
          { path: paths.history.pattern, lazy: history },
          { path: paths.batch.pattern, lazy: batch },
          { path: paths.resize.pattern, lazy: resize },
          { path: paths.paint.pattern, lazy: paint },
          { path: paths.pricing.pattern, lazy: pricing },
          { path: paths.paid.pattern, lazy: paid },
          { path: paths.storePaid.pattern, lazy: storePaid },
          { path: paths.storeJoin.pattern, lazy: storeJoin },
          { path: paths.account.pattern, lazy: account, children: accountRoutes },
          { path: paths.confirm.pattern, lazy: confirm },
          { path: paths.terms.pattern, lazy: legal },
          { path: paths.privacy.pattern, lazy: legal },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
];

export function createRouter() {
  watchMissingParts();
  return createBrowserRouter(routes);
}
