import { BlockStack, Button, InlineGrid, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import { PageTitle } from '../../config/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { NextSteps } from './next-steps.tsx';
import { RecentResults } from './recent-results.tsx';
import { useRecentResults } from './use-recent-results.ts';

/** What to do next, what is left of the plan, and what was made last. */
export function HomePage({ plan }: { plan: ReactNode }) {
  const t = useT('merchant');
  const recent = useRecentResults();
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
          <NextSteps jobs={recent.failed ? [] : recent.jobs} />
          <RecentResults recent={recent} />
        </BlockStack>
        {plan}
      </InlineGrid>
    </Page>
  );
}
