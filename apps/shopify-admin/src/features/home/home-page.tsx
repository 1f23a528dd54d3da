import { BlockStack, Button, InlineGrid, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { HomeBones } from './home-bones.tsx';
import { NextSteps } from './next-steps.tsx';
import { RecentResults } from './recent-results.tsx';
import { latest, useHasPublished } from './use-has-published.ts';
import { useNextSteps } from './use-next-steps.ts';
import { useRecentResults } from './use-recent-results.ts';

type HomePageProps = {
  plan: ReactNode;
  /** Renders the latest publications, up to the given number. */
  published: (most: number) => ReactNode;
};

/** The next steps, the rest of the plan, and the latest results. */
export function HomePage({ plan, published }: HomePageProps) {
  const t = useT('merchant');
  const recent = useRecentResults();
  const hasPublished = useHasPublished();
  const { steps, next, known } = useNextSteps({
    jobs: recent.jobs,
    published: hasPublished,
    failed: recent.failed,
  });
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
          {known ? (
            <>
              {next && <NextSteps steps={steps} next={next} />}
              {next !== 'choose' && <RecentResults recent={recent} />}
              {hasPublished && published(latest)}
            </>
          ) : (
            <HomeBones />
          )}
        </BlockStack>
        {plan}
      </InlineGrid>
    </Page>
  );
}
