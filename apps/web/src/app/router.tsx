import { tools } from '@tintory/catalog';
import { framedPath } from '@tintory/contract';
import { watchMissingParts } from '@tintory/ui-kit';
import { createElement, lazy, type ComponentType } from 'react';
import { createBrowserRouter, Navigate, type DataRouter, type RouteObject } from 'react-router-dom';
import { framedPaths, paths } from '../config/paths.ts';
import type * as AccountParts from '../features/account/account-parts.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { Layout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { RouteError } from './layout/route-error.tsx';
import { printRoutes } from './print-routes.ts';
import { loadToolPage } from './tool-pages.tsx';

/** The purchase controls are heavier than the page's text, so they load later. */
const Offers = lazy(async () => {
  const [{ PlansView }, { withKit }, { withPlans }] = await Promise.all([
    import('@tintory/plans-ui'),
    import('./with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { default: withKit(withPlans(PlansView)) };
});

/** Wraps a page in the kit. */
async function withControls(page: Promise<ComponentType>) {
  const [Page, { withKit }] = await Promise.all([page, import('./with-kit.tsx')]);
  return { Component: withKit(Page) };
}

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

const storeJoin = () =>
  withControls(import('../features/store/join-page.tsx').then((m) => m.JoinPage));

const storePaid = () =>
  withControls(import('../features/store/plan-done-page.tsx').then((m) => m.PlanDonePage));

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

const confirm = () =>
  withControls(import('../features/login/confirm-page.tsx').then((m) => m.ConfirmPage));

const pricing = async () => {
  const { PricingPage } = await import('../features/pricing/pricing-page.tsx');
  return { element: <PricingPage view={<Offers />} /> };
};

const paid = () =>
  withControls(import('../features/pricing/paid-page.tsx').then((m) => m.PaidPage));

/** The account's pages share one chunk, because they are usually visited together. */
const accountPart =
  <Name extends keyof typeof AccountParts>(name: Name) =>
  async () => ({ Component: (await import('../features/account/account-parts.ts'))[name] });

const account = async () => {
  const [{ AccountLayout }, { withKit }, { withPlans }] = await Promise.all([
    import('../features/account/account-parts.ts'),
    import('./with-kit.tsx'),
    import('./with-plans.tsx'),
  ]);
  return { Component: withKit(withPlans(AccountLayout)) };
};

const accountRoutes: RouteObject[] = [
  { index: true, element: <Navigate to={paths.account.href('profile')} replace /> },
  { path: 'profile', lazy: accountPart('ProfilePart') },
  { path: 'security', lazy: accountPart('SecurityPart') },
  { path: 'plan', lazy: accountPart('PlanPart') },
  { path: 'credits', lazy: accountPart('CreditsPart') },
  { path: 'bills', lazy: accountPart('BillsPart') },
];

const blog = () => withControls(import('../features/blog/blog-page.tsx').then((m) => m.BlogPage));

const article = () =>
  withControls(import('../features/blog/article-page.tsx').then((m) => m.ArticlePage));

const overview = async () => ({
  Component: (await import('../features/overview/overview-page.tsx')).OverviewPage,
});

const merchants = async () => ({
  Component: (await import('../features/merchants/merchants-page.tsx')).MerchantsPage,
});

const help = async () => ({
  Component: (await import('../features/help/help-page.tsx')).HelpPage,
});

const contact = () =>
  withControls(import('../features/help/contact-page.tsx').then((m) => m.ContactPage));

const apiDocs = async () => ({
  Component: (await import('../features/api-docs/api-docs-page.tsx')).ApiDocsPage,
});

const status = async () => ({
  Component: (await import('../features/status/status-page.tsx')).StatusPage,
});

const legal = async () => ({
  Component: (await import('../features/legal/legal-page.tsx')).LegalPage,
});

const licences = () =>
  withControls(import('../features/legal/licences-page.tsx').then((m) => m.LicencesPage));

const notFound = async () => ({
  Component: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
});

const owner = async () => {
  const [{ OwnerPage }, { withKit }] = await Promise.all([
    import('../features/owner/owner-page.tsx'),
    import('./with-kit.tsx'),
  ]);
  const { NotFoundPage } = await import('../features/not-found/not-found-page.tsx');
  return { element: createElement(withKit(OwnerPage), { otherwise: <NotFoundPage /> }) };
};

const lend = () => withControls(import('../features/frame/lend-page.tsx').then((m) => m.LendPage));

const framedBanner = async () => ({
  Component: (await import('../features/frame/banner-page.tsx')).BannerPage,
});

const framedRemover = async () => {
  const [{ RemoverPage }, { withKit }, { withTools }] = await Promise.all([
    import('../features/frame/remover-page.tsx'),
    import('./with-kit.tsx'),
    import('./with-tools.tsx'),
  ]);
  return { Component: withKit(withTools(RemoverPage)) };
};

const framedNothing = async () => ({
  Component: (await import('../features/frame/nothing-page.tsx')).NothingPage,
});

/** Pages embedded in other sites, without our layout. */
const framedRoutes: RouteObject = {
  HydrateFallback: PageLoading,
  ErrorBoundary: RouteError,
  children: [
    { path: framedPaths.banner, lazy: framedBanner },
    { path: framedPaths.remover, lazy: framedRemover },
    { path: `${framedPath}/*`, lazy: framedNothing },
  ],
};

/** All pages, as they are in every language. */
export const routes: RouteObject[] = [
  framedRoutes,
  {
    Component: Layout,
    HydrateFallback: PageLoading,
    ErrorBoundary: RouteError,
    children: [
      {
        // Inside the layout, so that the navigation survives a page's error.
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home.pattern, Component: HomePage },
          { path: paths.overview.pattern, lazy: overview },
          ...toolRoutes,
          { path: paths.history.pattern, lazy: history },
          { path: paths.batch.pattern, lazy: batch },
          { path: paths.resize.pattern, lazy: resize },
          { path: paths.paint.pattern, lazy: paint },
          ...printRoutes,
          { path: paths.pricing.pattern, lazy: pricing },
          { path: paths.paid.pattern, lazy: paid },
          { path: paths.storePaid.pattern, lazy: storePaid },
          { path: paths.storeJoin.pattern, lazy: storeJoin },
          { path: paths.account.pattern, lazy: account, children: accountRoutes },
          { path: paths.confirm.pattern, lazy: confirm },
          { path: paths.blog.pattern, lazy: blog },
          { path: paths.article.pattern, lazy: article },
          { path: paths.merchants.pattern, lazy: merchants },
          { path: paths.help.pattern, lazy: help },
          { path: paths.contact.pattern, lazy: contact },
          { path: paths.apiDocs.pattern, lazy: apiDocs },
          { path: paths.status.pattern, lazy: status },
          { path: paths.owner.pattern, lazy: owner },
          { path: paths.lendSession.pattern, lazy: lend },
          { path: paths.terms.pattern, lazy: legal },
          { path: paths.privacy.pattern, lazy: legal },
          { path: paths.licences.pattern, lazy: licences },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
];

/** Resolves when the first page's chunk has loaded or failed. */
export const pageOf = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const look = ({ initialized }: DataRouter['state']) => {
      if (!initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });

/** @param basename path prefix of the page's language */
export function createRouter(basename = '') {
  watchMissingParts();
  return createBrowserRouter(routes, { basename: basename || '/' });
}
