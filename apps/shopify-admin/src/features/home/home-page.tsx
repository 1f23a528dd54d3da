import { BlockStack, Button, InlineGrid, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import { PageTitle } from '../../config/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { NextSteps } from './next-steps.tsx';
import { RecentResults } from './recent-results.tsx';
import { latest, useHasPublished } from './use-has-published.ts';
import { useRecentResults } from './use-recent-results.ts';

type HomePageProps = {
  plan: ReactNode;
  /** The latest publications, as many as given. */
  published: (most: number) => ReactNode;
};

/** What to do next, what is left of the plan, and what was made last. */
export function HomePage({ plan, published }: HomePageProps) {
  const t = useT('merchant');
  const recent = useRecentResults();
  const hasPublished = useHasPublished();
  return (
    <Page
      title={t('merchant:home.lead')}
      primaryAction={
        <Button url={paths.tools.href()}>{t('merchant:home.steps.explore.action')}</Button>
      }
    >
      <PageTitle title={t('merchant:home.title')} />
      <InlineGrid columns={{ xs: 1, md: ['twoThirds', 'oneThird'] }} gap="400" alignItems="start">
        <BlockStack gap="400">
          <NextSteps jobs={recent.failed ? [] : recent.jobs} published={hasPublished} />
          <RecentResults recent={recent} />
          {hasPublished && published(latest)}
        </BlockStack>
        {plan}
      </InlineGrid>
    </Page>
  );
}
